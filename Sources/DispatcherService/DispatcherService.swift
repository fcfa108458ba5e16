// DispatcherService
