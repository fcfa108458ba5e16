import HTTP2
import NIOCore
import NIOPosix

/// What connections to hosts that users name get, such as browsers' push services: such a host, or its name, must cost the other lanes nothing.
enum UserNamedHosts {
    /// Event loops beside those of the providers that operators chose.
    static var loops: any EventLoopGroup { MultiThreadedEventLoopGroup.singleton }
    /// A name that is not answered keeps a thread for some 20 s.
    static let names = NameLookup(concurrency: 16)
    /// Of one host.
    static let mostConnections = 2
    /// Between attempts to reach a host that cannot be reached.
    static let longestDelay: TimeAmount = .minutes(15)
}
