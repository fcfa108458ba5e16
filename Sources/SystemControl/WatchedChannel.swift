package import Protobuf
package import RPC
package import ServiceKit

/// A channel to a service of a run folder. It reports calls that take long, and names the service's process in the error of an unanswered call,
/// because a frozen process still accepts connections.
package struct WatchedChannel: RPCChannel {
    private let channel: any RPCChannel
    private let service: String
    private let folder: RunFolder
    private let patience: Duration
    private let report: @Sendable (String) -> Void

    /// - Parameters:
    ///   - service: the called service.
    ///   - patience: the time after which a call is reported.
    ///   - report: gets a line of text that names the service.
    package init(
        _ channel: any RPCChannel, to service: String, in folder: RunFolder, patience: Duration = .seconds(2),
        report: @escaping @Sendable (String) -> Void
    ) {
        (self.channel, self.service, self.folder, self.patience, self.report) = (channel, service, folder, patience, report)
    }

    /// See `RPCChannel`.
    package func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        try await watched { try await channel.unary(method, request, options: options) }
    }

    /// See `RPCChannel`.
    package func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        try await watched { try await channel.serverStreaming(method, request, options: options, onResponse: onResponse) }
    }

    /// See `RPCChannel`.
    package func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response {
        try await watched { try await channel.clientStreaming(method, options: options, requests: requests) }
    }

    /// See `RPCChannel`.
    package func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        try await watched { try await channel.bidirectional(method, options: options, requests: requests, onResponse: onResponse) }
    }

    private func watched<Value: Sendable>(_ call: () async throws -> Value) async throws -> Value {
        let watch = Task {
            try await Task.sleep(for: patience)
            report("waiting for \(process ?? service)")
        }
        defer { watch.cancel() }
        do { return try await call() } catch let error as RPCError { throw named(error) }
    }

    /// Adds the process that did not answer. An error with a reason is an answer.
    private func named(_ error: RPCError) -> RPCError {
        guard [.unavailable, .deadlineExceeded].contains(error.code), error.reason == nil, let process else { return error }
        var named = error
        named.message += "; \(process) runs and does not answer: its log is \(folder.logPath(of: service))"
        return named
    }

    /// `dispatcher (pid 4711)`; nil when the service does not run.
    private var process: String? { folder.runningProcess(of: service).map { "\(service) (pid \($0))" } }
}
