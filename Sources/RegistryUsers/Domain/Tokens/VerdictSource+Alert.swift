import CarillonAPI
import ServiceKit

extension VerdictSource {
    /// The alert of the mass guard, for receipts (REG-20, OBS-04): it fires when the guard makes verdicts wait. An operator's decision resolves it.
    ///
    /// - Parameter detail: why verdicts wait; empty at the end.
    func guardAlert(_ state: ReceiptsV1.AlertState, detail: String = "", at now: Instant) -> ReceiptsV1.AlertReport {
        .init(
            tenant: tenant, kind: "token_verdicts_wait", subject: String(provider.prefix(128)), state: state, severity: .page, detail: detail,
            remedy: "a wrong topic, project or environment is likelier than deaths: correct it and run `carillon devices verdicts resume`",
            atMs: now.milliseconds)
    }
}
