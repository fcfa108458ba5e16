public import CarillonAPI
public import RPC

/// Authenticates users who call a service without a gateway, by their own access tokens.
public protocol UserAuthentication: Sendable {
    /// Whether users may call the method without a gateway. Its contract says which roles may. Called on the connection's event loop.
    func covers(_ method: MethodDescriptor) -> Bool

    /// The user of a token.
    ///
    /// - Throws: `unauthenticated`.
    func actor(ofToken token: String) async throws -> CommonV1.Actor
}

/// Users who call the methods of one contract with a token of their app's issuer.
public struct UsersOfContract: UserAuthentication {
    private let service: ServiceDescriptor
    private let tokens: AccessTokenVerifier

    /// - Parameter service: the contract. All its methods are for users.
    public init(_ service: ServiceDescriptor, tokens: AccessTokenVerifier) {
        self.service = service
        self.tokens = tokens
    }

    /// Whether it is a method of the contract.
    public func covers(_ method: MethodDescriptor) -> Bool { method.service == service }

    /// The user of a token.
    ///
    /// - Throws: `unauthenticated`.
    public func actor(ofToken token: String) async throws -> CommonV1.Actor {
        try await tokens.user(of: try AccessTokenVerifier.decode(token)).actor
    }
}
