import CarillonAPI
import Logging

extension GuardAlarm {
    /// Counts the pause and alerts, once for each pause, after it is on disk.
    func raise(_ metrics: UserMetrics, _ logger: Logger) {
        metrics.paused(byGuard: true)
        logger.critical(
            "so many tokens are called dead at once that verdicts wait: a wrong topic, project or environment is likelier than deaths",
            metadata: [
                "alert": "page", "app": "\(source.tenant.appId)", "provider": "\(source.provider)", "answers": "\(answers)", "dead": "\(dead)",
                "code": "\(code)",
                "remedy": "correct it and run 'carillon devices verdicts resume', or apply them with --apply; 'undo' brings devices back",
            ])
    }
}
