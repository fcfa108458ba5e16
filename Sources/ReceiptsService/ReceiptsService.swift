// ReceiptsService
