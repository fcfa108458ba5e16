// TLS
