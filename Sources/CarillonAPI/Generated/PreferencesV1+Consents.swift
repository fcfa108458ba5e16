// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/local_scheduling.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
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
        /// Changes a consent (ARCH-15). Only guardians decide (ROLE-01). A host system or an operator may ask for a decision, and may revoke one.
        public static let putConsent = MethodDescriptor(
            service: descriptor, name: "PutConsent", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ListConsents`.
        public static let listConsents = MethodDescriptor(
            service: descriptor, name: "ListConsents", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Returns the link for the e-mail, never to a user, so that a child cannot consent for itself.
        public static let getConsentLink = MethodDescriptor(
            service: descriptor, name: "GetConsentLink", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// The holder of the link decides once, within 7 days. A repeated decision with the same link gets the same answer. A former guardian's link is
        /// refused.
        public static let answerConsentLink = MethodDescriptor(
            service: descriptor, name: "AnswerConsentLink", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["gateway", "operator"], roles: [], scope: .none))
        /// Ends the grants of former guardians; their refusals stay. Idempotent.
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
        /// Changes a consent (ARCH-15). Only guardians decide (ROLE-01). A host system or an operator may ask for a decision, and may revoke one.
        func putConsent(_ request: PreferencesV1.PutConsentRequest, context: ServerContext) async throws -> PreferencesV1.PutConsentResponse
        func listConsents(_ request: PreferencesV1.ListConsentsRequest, context: ServerContext) async throws -> PreferencesV1.ListConsentsResponse
        /// Returns the link for the e-mail, never to a user, so that a child cannot consent for itself.
        func getConsentLink(_ request: PreferencesV1.GetConsentLinkRequest, context: ServerContext) async throws -> PreferencesV1.GetConsentLinkResponse
        /// The holder of the link decides once, within 7 days. A repeated decision with the same link gets the same answer. A former guardian's link is
        /// refused.
        func answerConsentLink(_ request: PreferencesV1.AnswerConsentLinkRequest, context: ServerContext) async throws -> PreferencesV1.AnswerConsentLinkResponse
        /// Ends the grants of former guardians; their refusals stay. Idempotent.
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

        /// Changes a consent (ARCH-15). Only guardians decide (ROLE-01). A host system or an operator may ask for a decision, and may revoke one.
        public func putConsent(_ request: PreferencesV1.PutConsentRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.PutConsentResponse {
            try await channel.unary(PreferencesV1.Consents.Method.putConsent, request, options: options)
        }

        /// Calls `ListConsents`.
        public func listConsents(_ request: PreferencesV1.ListConsentsRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.ListConsentsResponse {
            try await channel.unary(PreferencesV1.Consents.Method.listConsents, request, options: options)
        }

        /// Returns the link for the e-mail, never to a user, so that a child cannot consent for itself.
        public func getConsentLink(_ request: PreferencesV1.GetConsentLinkRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.GetConsentLinkResponse {
            try await channel.unary(PreferencesV1.Consents.Method.getConsentLink, request, options: options)
        }

        /// The holder of the link decides once, within 7 days. A repeated decision with the same link gets the same answer. A former guardian's link is
        /// refused.
        public func answerConsentLink(_ request: PreferencesV1.AnswerConsentLinkRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.AnswerConsentLinkResponse {
            try await channel.unary(PreferencesV1.Consents.Method.answerConsentLink, request, options: options)
        }

        /// Ends the grants of former guardians; their refusals stay. Idempotent.
        public func endGuardianships(_ request: PreferencesV1.EndGuardianshipsRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.EndGuardianshipsResponse {
            try await channel.unary(PreferencesV1.Consents.Method.endGuardianships, request, options: options)
        }
    }
}
