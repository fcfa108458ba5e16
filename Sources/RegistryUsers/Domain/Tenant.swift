import ServiceKit

/// An organization and one of its apps. Nearly every file here names it.
typealias Tenant = ServiceKit.Tenant
