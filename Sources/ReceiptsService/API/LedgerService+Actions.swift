import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Actions of users on notifications (EVAL-42).
extension LedgerService {
    func reportAction(_ request: ReceiptsV1.ReportActionRequest, context: ServerContext) async throws -> ReceiptsV1.ReportActionResponse {
        let report = try Self.actionReport(request, context: context)
        guard let app = try await policies.policies(forOnly: report.opening.tenant).known[report.opening.tenant], app.policy.storesDeliveryData
        else { throw ActionRecording.unknown }
        let now = clock.now
        let written = try await store.writeOnce(for: context, clock: clock) { database in
            try ActionRecording.record(report, app: app, at: now, database)
        } response: {
            $0.response
        }
        if let effect = written.effect, effect.isNew {
            reportEffects.recorded(1, effect.metrics, effect.telemetry)
            streams.changed(countersOf: [UserKey(report.opening.userID, of: report.opening.tenant)])
        }
        return written.response
    }

    private static func actionReport(_ request: ReceiptsV1.ReportActionRequest, context: ServerContext) throws -> ActionReport {
        let (userID, tokenDeviceID) = try reporter(request.userId, of: request.tenant, context)
        for (field, value) in [("notification_id", request.notificationId), ("action", request.action)] where value.isEmpty {
            throw APIError(.invalidArgument, field: field, "is required")
        }
        guard FreeText.fits(request.textInput, 0...OfferedAction.mostCharacters) else {
            throw APIError(.textTooLong, field: "text_input", FreeText.words(most: OfferedAction.mostCharacters))
        }
        let opening = ClientReport(
            tenant: request.tenant ?? .init(), userID: userID, notificationID: request.notificationId, pushID: request.pushId, kind: .opened,
            deviceID: request.deviceId, tokenDeviceID: tokenDeviceID, occurredAt: Instant(milliseconds: request.occurredAtMs),
            actionTaken: request.action, deepLinkTarget: "", isAction: true)
        return ActionReport(opening: opening, text: FreeText.withoutControlCharacters(request.textInput))
    }
}
