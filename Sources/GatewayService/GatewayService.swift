// GatewayService
