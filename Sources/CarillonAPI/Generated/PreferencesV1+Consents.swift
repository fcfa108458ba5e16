// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension PreferencesV1 {
    /// The service `carillon.preferences.v1.Consents`.
    public enum Consents {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.preferences.v1.Consents")
    }
}

extension PreferencesV1.Consents {
    /// The methods of `carillon.preferences.v1.Consents`.
    public enum Method {
        /// ARCH-15. Decisions are the guardian's alone (ROLE-01); a host system or an operator may ask for one, and may revoke.
        public static let putConsent = MethodDescriptor(
            service: descriptor, name: "PutConsent", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ListConsents`.
        public static let listConsents = MethodDescriptor(
            service: descriptor, name: "ListConsents", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// For who mails the link, and never for a user: a child must not be able to confirm itself.
        public static let getConsentLink = MethodDescriptor(
            service: descriptor, name: "GetConsentLink", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// Whoever holds the link decides: once, and within 7 days. The same decision said again by the same link is answered as it was made; who
        /// is no guardian of the child any more decides nothing.
        public static let answerConsentLink = MethodDescriptor(
            service: descriptor, name: "AnswerConsentLink", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["gateway", "operator"], roles: [], scope: .none))
        /// What these guardians granted counts no more; what they refused stays. It may be told twice.
        public static let endGuardianships = MethodDescriptor(
            service: descriptor, name: "EndGuardianships", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["registry"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [putConsent, listConsents, getConsentLink, answerConsentLink, endGuardianships]
    }
}

extension PreferencesV1.Consents {
    /// What a server of `carillon.preferences.v1.Consents` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// ARCH-15. Decisions are the guardian's alone (ROLE-01); a host system or an operator may ask for one, and may revoke.
        func putConsent(_ request: PreferencesV1.PutConsentRequest, context: ServerContext) async throws -> PreferencesV1.PutConsentResponse
        func listConsents(_ request: PreferencesV1.ListConsentsRequest, context: ServerContext) async throws -> PreferencesV1.ListConsentsResponse
        /// For who mails the link, and never for a user: a child must not be able to confirm itself.
        func getConsentLink(_ request: PreferencesV1.GetConsentLinkRequest, context: ServerContext) async throws -> PreferencesV1.GetConsentLinkResponse
        /// Whoever holds the link decides: once, and within 7 days. The same decision said again by the same link is answered as it was made; who
        /// is no guardian of the child any more decides nothing.
        func answerConsentLink(_ request: PreferencesV1.AnswerConsentLinkRequest, context: ServerContext) async throws -> PreferencesV1.AnswerConsentLinkResponse
        /// What these guardians granted counts no more; what they refused stays. It may be told twice.
        func endGuardianships(_ request: PreferencesV1.EndGuardianshipsRequest, context: ServerContext) async throws -> PreferencesV1.EndGuardianshipsResponse
    }
}

extension PreferencesV1.Consents.ServiceProtocol {
    /// Adds every method of `carillon.preferences.v1.Consents` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(PreferencesV1.Consents.Method.putConsent) { request, context in
            try await self.putConsent(request, context: context)
        }
        router.unary(PreferencesV1.Consents.Method.listConsents) { request, context in
            try await self.listConsents(request, context: context)
        }
        router.unary(PreferencesV1.Consents.Method.getConsentLink) { request, context in
            try await self.getConsentLink(request, context: context)
        }
        router.unary(PreferencesV1.Consents.Method.answerConsentLink) { request, context in
            try await self.answerConsentLink(request, context: context)
        }
        router.unary(PreferencesV1.Consents.Method.endGuardianships) { request, context in
            try await self.endGuardianships(request, context: context)
        }
    }
}

extension PreferencesV1.Consents {
    /// Calls `carillon.preferences.v1.Consents` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// ARCH-15. Decisions are the guardian's alone (ROLE-01); a host system or an operator may ask for one, and may revoke.
        public func putConsent(_ request: PreferencesV1.PutConsentRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.PutConsentResponse {
            try await channel.unary(PreferencesV1.Consents.Method.putConsent, request, options: options)
        }

        /// Calls `ListConsents`.
        public func listConsents(_ request: PreferencesV1.ListConsentsRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.ListConsentsResponse {
            try await channel.unary(PreferencesV1.Consents.Method.listConsents, request, options: options)
        }

        /// For who mails the link, and never for a user: a child must not be able to confirm itself.
        public func getConsentLink(_ request: PreferencesV1.GetConsentLinkRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.GetConsentLinkResponse {
            try await channel.unary(PreferencesV1.Consents.Method.getConsentLink, request, options: options)
        }

        /// Whoever holds the link decides: once, and within 7 days. The same decision said again by the same link is answered as it was made; who
        /// is no guardian of the child any more decides nothing.
        public func answerConsentLink(_ request: PreferencesV1.AnswerConsentLinkRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.AnswerConsentLinkResponse {
            try await channel.unary(PreferencesV1.Consents.Method.answerConsentLink, request, options: options)
        }

        /// What these guardians granted counts no more; what they refused stays. It may be told twice.
        public func endGuardianships(_ request: PreferencesV1.EndGuardianshipsRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.EndGuardianshipsResponse {
            try await channel.unary(PreferencesV1.Consents.Method.endGuardianships, request, options: options)
        }
    }
}
