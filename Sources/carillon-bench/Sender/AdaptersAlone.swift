import ArgumentParser
import CarillonAPI
import Logging
import Providers
import ServiceKit

/// Adapters without a dispatcher, and messages for them.
enum AdaptersAlone {
    /// An adapter.
    ///
    /// - Parameter settings: of the dispatcher.
    static func adapter(named name: String, settings: [String: String] = [:], clock: any DomainClock) throws -> any ProviderAdapter {
        guard let type = ProviderList.adapter(named: name) else { throw ValidationError("there is no provider '\(name)'") }
        return try type.init(
            AdapterServices(
                config: ServiceConfig(service: "dispatcher", values: settings), outbound: OutboundHosts(), requests: NoRequests(), clock: clock,
                logger: logger))
    }

    /// Warnings and errors.
    static var logger: Logger {
        var logger = Logger(label: "bench") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .warning
        return logger
    }

    /// A push as the evaluator hands it over.
    ///
    /// - Parameters:
    ///   - text: the length of its text, in bytes.
    ///   - now: milliseconds since 1970.
    static func message(to device: CommonV1.SendableDevice, address: String, text: Int, now: Int64) -> DeviceMessage {
        let words = "the build is green again, thanks for looking into it; "
        let body = String(String(repeating: words, count: text / words.utf8.count + 1).prefix(text))
        let content = DispatcherV1.Content(title: "Person", body: body, data: ["message_id": "m1"])
        let push = DispatcherV1.Push(
            tenant: CommonV1.Tenant(organizationId: "org_bench", appId: "bench-chat"), pushId: "psh_0", notificationId: "ntf_0",
            userId: device.userId, typeId: "dm_message", priority: .high, contents: [content], createdAtMs: now, expiresAtMs: now + 3_600_000)
        return DeviceMessage(push: push, content: content, device: device, address: address)
    }
}

/// Nothing is asked beside the pushes.
private struct NoRequests: AuxiliaryRequests {
    func exchange(_ request: ProviderRequest, at endpoint: ProviderEndpoint, apart name: String) async -> ExchangeOutcome {
        .notSent(reason: "nobody is asked")
    }
}
