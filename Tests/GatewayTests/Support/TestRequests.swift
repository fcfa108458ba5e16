import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded
import ServiceKit

@testable import GatewayService

extension GatewayContext {
    /// The context of a request that nobody sent.
    static func test(_ caller: Caller? = nil) -> GatewayContext {
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        var context = GatewayContext(source: .init(channel: EmbeddedChannel(), logger: logger))
        if let caller { context.identify(caller) }
        return context
    }
}

extension EndpointRequest {
    /// A request of the test's own.
    static func test(
        _ route: String = "POST /things", query: String? = nil, body: String = "{}", caller: Caller? = nil
    ) throws -> EndpointRequest {
        EndpointRequest(
            route: route, context: .test(caller), body: try JSONObject(parsing: Array(body.utf8)), query: try QueryParameters(parsing: query),
            headers: HTTPFields())
    }
}
