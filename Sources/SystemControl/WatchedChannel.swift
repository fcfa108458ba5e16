package import Protobuf
package import RPC
package import ServiceKit

/// A channel to a service of a run folder. Reports slow calls. The error of an unanswered call names the frozen process, which may be a peer of the
/// called service.
package struct WatchedChannel: RPCChannel {
    private let channel: any RPCChannel
    private let service: String
    private let folder: RunFolder
    private let patience: Duration
    private let isAnswering: @Sendable (String) async -> Bool
    private let report: @Sendable (String) -> Void

    /// - Parameters:
    ///   - service: the called service.
    ///   - patience: the time after which a call is reported.
    ///   - isAnswering: whether a service of the folder answers, true when that is unknown; nil: the services are asked.
    ///   - report: gets a line of text that names the service.
    package init(
        _ channel: any RPCChannel, to service: String, in folder: RunFolder, patience: Duration = .seconds(2),
        isAnswering: (@Sendable (String) async -> Bool)? = nil, report: @escaping @Sendable (String) -> Void
    ) {
        (self.channel, self.service, self.folder, self.patience, self.report) = (channel, service, folder, patience, report)
        self.isAnswering = isAnswering ?? { await folder.isAnswering($0) }
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
            let frozen = await frozenPeers()
            try Task.checkCancellation()
            report("waiting for \(label(of: service) ?? service)" + (frozen.isEmpty ? "" : "; \(Self.sentence(frozen.compactMap(label(of:))))"))
        }
        defer { watch.cancel() }
        do { return try await call() } catch let error as RPCError { throw await named(error) }
    }

    /// Adds the processes that did not answer. An error with a reason is an answer.
    private func named(_ error: RPCError) async -> RPCError {
        guard [.unavailable, .deadlineExceeded].contains(error.code), error.reason == nil else { return error }
        var named = error
        let frozen = await frozenPeers()
        if !frozen.isEmpty {
            let logs = frozen.map { folder.logPath(of: $0) }.joined(separator: ", ")
            named.message += "; \(Self.sentence(frozen.compactMap(label(of:)))), and \(service) may wait for an answer: see \(logs)"
        } else if let process = label(of: service) {
            named.message += "; \(process) runs and does not answer: its log is \(folder.logPath(of: service))"
        }
        return named
    }

    /// Services that run and do not answer while the called one does. Empty where the called service does not answer itself.
    private func frozenPeers() async -> [String] {
        let running = folder.processNames.filter { folder.runningProcess(of: $0) != nil }
        let frozen = await running.concurrentMap { await isAnswering($0) ? "" : $0 }.filter { !$0.isEmpty }
        return frozen.contains(service) ? [] : frozen
    }

    private static func sentence(_ labels: [String]) -> String {
        "\(labels.joined(separator: ", ")) \(labels.count == 1 ? "runs and does" : "run and do") not answer"
    }

    /// `dispatcher (pid 4711)`; nil when the service does not run.
    private func label(of service: String) -> String? { folder.runningProcess(of: service).map { "\(service) (pid \($0))" } }
}
