import CarillonAPI
import Providers
import ServiceKit

/// The events that a reader of the feed wants; an empty field does not filter.
struct TelemetryFilter: Sendable, Hashable {
    var eventTypes: [String] = []
    var userID = ""
    var notificationType = ""
    var provider = ""

    /// Every event.
    static let all = TelemetryFilter()

    /// Most types of events in a request.
    static let mostTypes = 64
}

extension TelemetryFilter {
    /// - Throws: ``APIError`` for a word that no event has: it would wait for ever.
    init(_ request: ReceiptsV1.StreamTelemetryRequest) throws(APIError) {
        guard request.eventTypes.count <= Self.mostTypes else {
            throw APIError(.invalidArgument, field: "event_types", "\(request.eventTypes.count) types; at most \(Self.mostTypes) are taken")
        }
        for type in request.eventTypes where TelemetryKind.all[type] == nil {
            throw APIError(
                .invalidValue, field: "event_types",
                "“\(type.prefix(64))” is none of \(TelemetryKind.all.keys.sorted().joined(separator: ", "))")
        }
        let providers = ProviderList.addresses.map { $0.word }
        guard request.provider.isEmpty || providers.contains(request.provider) else {
            throw APIError(
                .invalidValue, field: "provider", "“\(request.provider.prefix(64))” is none of \(providers.sorted().joined(separator: ", "))")
        }
        self.init(
            eventTypes: request.eventTypes, userID: request.userId, notificationType: request.notificationType, provider: request.provider)
    }
}
