/// A method ready to be called.
final class Route: Sendable {
    let method: MethodDescriptor
    let invoker: MethodInvoker
    /// The interceptors of the method.
    let interceptors: [any ServerInterceptor]
    /// The bytes of the `:path`.
    let path: [UInt8]

    init(_ registration: RPCRouter.Registration, _ interceptors: [any ServerInterceptor]) {
        self.method = registration.method
        self.path = Array(registration.method.path.utf8)
        self.invoker = registration.makeInvoker(interceptors)
        self.interceptors = interceptors
    }
}

/// The routes of a server by the bytes of their path: built once, looked up by every call without making a string.
final class RouteTable: Sendable {
    private let slots: [Route?]
    private let mask: Int
    private let services: Set<String>

    /// The routes of `router` with the interceptors, and the routes of `standard` without them, which anybody may call.
    init(router: RPCRouter, interceptors: [any ServerInterceptor], standard: RPCRouter = RPCRouter()) {
        let routes =
            router.registrations.map { Route($0, interceptors) } + standard.registrations.map { Route($0, []) }
        var capacity = 16
        // At most half full, so that a run of occupied slots stays short.
        while capacity < routes.count * 2 { capacity *= 2 }
        var slots = [Route?](repeating: nil, count: capacity)
        for route in routes {
            var slot = route.path.withUnsafeBytes { Self.hash($0) } & (capacity - 1)
            while slots[slot] != nil { slot = (slot + 1) & (capacity - 1) }
            slots[slot] = route
        }
        self.slots = slots
        self.mask = capacity - 1
        self.services = Set(routes.map(\.method.service.fullName))
    }

    /// The route of a `:path`.
    func route(path: UnsafeRawBufferPointer) -> Route? {
        var slot = Self.hash(path) & self.mask
        while let route = self.slots[slot] {
            if route.path.count == path.count, route.path.withUnsafeBufferPointer({ path.equalsBytes(of: $0.baseAddress!) }) {
                return route
            }
            slot = (slot + 1) & self.mask
        }
        return nil
    }

    func route(path: String) -> Route? {
        var path = path
        return path.withUTF8 { self.route(path: UnsafeRawBufferPointer($0)) }
    }

    /// The error for an unknown path.
    func unimplemented(path: String) -> RPCError {
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
        if parts.count == 2, self.services.contains(String(parts[0])) {
            return RPCError(code: .unimplemented, message: "\(parts[0]) has no method '\(parts[1])'")
        }
        let known = self.services.sorted().joined(separator: ", ")
        return RPCError(code: .unimplemented, message: "this server has no service for '\(path)'; it has \(known)")
    }

    /// FNV-1a. Paths of peers are only looked up, never stored, so nobody can fill a slot.
    private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash ^ (hash >> 32))
    }
}
