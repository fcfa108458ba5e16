/// Limits of lanes to hosts that users name: an endpoint may name any host and port.
struct UserNamedHostLimits: Sendable, Hashable {
    /// Most lanes of one credential, and so of one app.
    var ofCredential = 100
    /// Most lanes of all apps.
    var all = 500
    /// A lane ends so long after its last push.
    var idleTime: Duration = .seconds(3_600)
    /// So long a lane keeps its place that cannot reach its host, or whose host is down, while pushes to other hosts wait for one.
    var patience: Duration = .seconds(60)
}
