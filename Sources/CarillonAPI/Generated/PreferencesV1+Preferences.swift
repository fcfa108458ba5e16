// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/local_scheduling.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension PreferencesV1 {
    /// The service `carillon.preferences.v1.Preferences`.
    public enum Preferences {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.preferences.v1.Preferences")
    }
}

extension PreferencesV1.Preferences {
    /// The methods of `carillon.preferences.v1.Preferences`.
    public enum Method {
        /// `GetPreferences`.
        public static let getPreferences = MethodDescriptor(
            service: descriptor, name: "GetPreferences", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `UpdatePreferences`.
        public static let updatePreferences = MethodDescriptor(
            service: descriptor, name: "UpdatePreferences", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `MuteChannel`.
        public static let muteChannel = MethodDescriptor(
            service: descriptor, name: "MuteChannel", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `UpdateChannelSettings`.
        public static let updateChannelSettings = MethodDescriptor(
            service: descriptor, name: "UpdateChannelSettings", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Sorted by user id.
        public static let exportPreferences = MethodDescriptor(
            service: descriptor, name: "ExportPreferences", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `ImportPreferences`.
        public static let importPreferences = MethodDescriptor(
            service: descriptor, name: "ImportPreferences", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `ListChannelFollowers`.
        public static let listChannelFollowers = MethodDescriptor(
            service: descriptor, name: "ListChannelFollowers", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "evaluator"], roles: [], scope: .none))
        /// `ListQuietHours`.
        public static let listQuietHours = MethodDescriptor(
            service: descriptor, name: "ListQuietHours", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "receipts"], roles: [], scope: .none))
        /// `CheckSend`.
        public static let checkSend = MethodDescriptor(
            service: descriptor, name: "CheckSend", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "evaluator", "dispatcher"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [getPreferences, updatePreferences, muteChannel, updateChannelSettings, exportPreferences, importPreferences, listChannelFollowers, listQuietHours, checkSend]
    }
}

extension PreferencesV1.Preferences {
    /// What a server of `carillon.preferences.v1.Preferences` implements.
    public protocol ServiceProtocol: RegistrableService {
        func getPreferences(_ request: PreferencesV1.GetPreferencesRequest, context: ServerContext) async throws -> PreferencesV1.GetPreferencesResponse
        func updatePreferences(_ request: PreferencesV1.UpdatePreferencesRequest, context: ServerContext) async throws -> PreferencesV1.UpdatePreferencesResponse
        func muteChannel(_ request: PreferencesV1.MuteChannelRequest, context: ServerContext) async throws -> PreferencesV1.MuteChannelResponse
        func updateChannelSettings(_ request: PreferencesV1.UpdateChannelSettingsRequest, context: ServerContext) async throws -> PreferencesV1.UpdateChannelSettingsResponse
        /// Sorted by user id.
        func exportPreferences(_ request: PreferencesV1.ExportPreferencesRequest, response: ResponseWriter<PreferencesV1.ExportPreferencesResponse>, context: ServerContext) async throws
        func importPreferences(_ request: PreferencesV1.ImportPreferencesRequest, context: ServerContext) async throws -> PreferencesV1.ImportPreferencesResponse
        func listChannelFollowers(_ request: PreferencesV1.ListChannelFollowersRequest, context: ServerContext) async throws -> PreferencesV1.ListChannelFollowersResponse
        func listQuietHours(_ request: PreferencesV1.ListQuietHoursRequest, context: ServerContext) async throws -> PreferencesV1.ListQuietHoursResponse
        func checkSend(_ request: PreferencesV1.CheckSendRequest, context: ServerContext) async throws -> PreferencesV1.CheckSendResponse
    }
}

extension PreferencesV1.Preferences.ServiceProtocol {
    /// Adds every method of `carillon.preferences.v1.Preferences` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(PreferencesV1.Preferences.Method.getPreferences) { request, context in
            try await self.getPreferences(request, context: context)
        }
        router.unary(PreferencesV1.Preferences.Method.updatePreferences) { request, context in
            try await self.updatePreferences(request, context: context)
        }
        router.unary(PreferencesV1.Preferences.Method.muteChannel) { request, context in
            try await self.muteChannel(request, context: context)
        }
        router.unary(PreferencesV1.Preferences.Method.updateChannelSettings) { request, context in
            try await self.updateChannelSettings(request, context: context)
        }
        router.serverStreaming(PreferencesV1.Preferences.Method.exportPreferences) { request, response, context in
            try await self.exportPreferences(request, response: response, context: context)
        }
        router.unary(PreferencesV1.Preferences.Method.importPreferences) { request, context in
            try await self.importPreferences(request, context: context)
        }
        router.unary(PreferencesV1.Preferences.Method.listChannelFollowers) { request, context in
            try await self.listChannelFollowers(request, context: context)
        }
        router.unary(PreferencesV1.Preferences.Method.listQuietHours) { request, context in
            try await self.listQuietHours(request, context: context)
        }
        router.unary(PreferencesV1.Preferences.Method.checkSend) { request, context in
            try await self.checkSend(request, context: context)
        }
    }
}

extension PreferencesV1.Preferences {
    /// Calls `carillon.preferences.v1.Preferences` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `GetPreferences`.
        public func getPreferences(_ request: PreferencesV1.GetPreferencesRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.GetPreferencesResponse {
            try await channel.unary(PreferencesV1.Preferences.Method.getPreferences, request, options: options)
        }

        /// Calls `UpdatePreferences`.
        public func updatePreferences(_ request: PreferencesV1.UpdatePreferencesRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.UpdatePreferencesResponse {
            try await channel.unary(PreferencesV1.Preferences.Method.updatePreferences, request, options: options)
        }

        /// Calls `MuteChannel`.
        public func muteChannel(_ request: PreferencesV1.MuteChannelRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.MuteChannelResponse {
            try await channel.unary(PreferencesV1.Preferences.Method.muteChannel, request, options: options)
        }

        /// Calls `UpdateChannelSettings`.
        public func updateChannelSettings(_ request: PreferencesV1.UpdateChannelSettingsRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.UpdateChannelSettingsResponse {
            try await channel.unary(PreferencesV1.Preferences.Method.updateChannelSettings, request, options: options)
        }

        /// Sorted by user id.
        public func exportPreferences<Result: Sendable>(
            _ request: PreferencesV1.ExportPreferencesRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<PreferencesV1.ExportPreferencesResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(PreferencesV1.Preferences.Method.exportPreferences, request, options: options, onResponse: onResponse)
        }

        /// Calls `ImportPreferences`.
        public func importPreferences(_ request: PreferencesV1.ImportPreferencesRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.ImportPreferencesResponse {
            try await channel.unary(PreferencesV1.Preferences.Method.importPreferences, request, options: options)
        }

        /// Calls `ListChannelFollowers`.
        public func listChannelFollowers(_ request: PreferencesV1.ListChannelFollowersRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.ListChannelFollowersResponse {
            try await channel.unary(PreferencesV1.Preferences.Method.listChannelFollowers, request, options: options)
        }

        /// Calls `ListQuietHours`.
        public func listQuietHours(_ request: PreferencesV1.ListQuietHoursRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.ListQuietHoursResponse {
            try await channel.unary(PreferencesV1.Preferences.Method.listQuietHours, request, options: options)
        }

        /// Calls `CheckSend`.
        public func checkSend(_ request: PreferencesV1.CheckSendRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.CheckSendResponse {
            try await channel.unary(PreferencesV1.Preferences.Method.checkSend, request, options: options)
        }
    }
}
