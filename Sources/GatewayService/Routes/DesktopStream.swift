import CarillonAPI
import RPC

/// The stream of a desktop's agent (DISP-22): what the dispatcher sends it.
struct DesktopStream: Sendable {
    let dispatcher: DispatcherV1.Desktop.Client

    /// Passes on what the dispatcher sends, until its stream ends.
    func pass(_ request: DispatcherV1.DesktopStreamRequest, _ options: CallOptions, _ take: StreamedItems<StreamEvent>.Take) async throws {
        try await StreamEvent.passing(take) { hasBegun in
            try await dispatcher.desktopStream(request, options: options) { responses in
                for try await response in responses {
                    hasBegun = true
                    try await take([response.message.map(StreamEvent.push) ?? .heartbeat(id: "")])
                }
            }
        }
    }
}
