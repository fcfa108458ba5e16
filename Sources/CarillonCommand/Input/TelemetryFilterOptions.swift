import ArgumentParser
import CarillonAPI
import ServiceKit

/// The events of an app that a command is about: the same words in `tail` and `telemetry export`.
struct TelemetryFilterOptions: ParsableArguments {
    @Option(help: "Only events about this user.") var user = ""
    @Option(help: "Only pushes of this notification type.") var type = ""
    @Option(help: "Only events of this kind, such as push_category_toggled; may be repeated.") var kind: [String] = []
    @Option(help: "Only pushes over this provider, such as apns.") var provider = ""
    @Option(help: "Only what a push came to: sent, delivered, opened, dismissed, failed, skipped, expired or cancelled; may be repeated.")
    var outcome: [String] = []

    /// The kinds of events that tell what a push came to.
    static let outcomes: [(word: String, kind: TelemetryType)] = [
        ("sent", .notificationSent), ("delivered", .notificationDelivered), ("opened", .notificationOpened),
        ("dismissed", .notificationDismissed), ("failed", .notificationFailed), ("skipped", .skipped), ("expired", .notificationExpired),
        ("cancelled", .notificationCancelled),
    ]

    func validate() throws {
        for word in kind { try requireWord(word, of: "--kind", among: TelemetryType.allCases.map { $0.rawValue }) }
        for word in outcome { try requireWord(word, of: "--outcome", among: Self.outcomes.map { $0.word }) }
        if !kind.isEmpty, !outcome.isEmpty { throw ValidationError("give --kind or --outcome: an outcome is a kind of event") }
    }

    /// The request for the events of an app.
    func request(for tenant: CommonV1.Tenant) -> ReceiptsV1.StreamTelemetryRequest {
        let kinds = kind + Self.outcomes.filter { outcome.contains($0.word) }.map { $0.kind.rawValue }
        return .init(tenant: tenant, eventTypes: kinds, userId: user, notificationType: type, provider: provider)
    }
}
