import ServiceKit

/// Named by nearly every file here.
typealias Tenant = ServiceKit.Tenant
