// What operators read of an error: the server's own words name neither the cause nor what to do.
extension NATSError {
    /// One sentence for operators: where it is, what is wrong, and what to do.
    public var sentence: String { remedy.map { "\(description); \($0)" } ?? description }

    /// The sentence of an error of NATS, or any other error in its own words.
    public static func sentence(of error: any Error) -> String { (error as? NATSError)?.sentence ?? "\(error)" }

    /// What an operator can do; nil: nothing, or the message says it.
    public var remedy: String? {
        switch kind {
        case .unreachable: "start the server, or correct its address in the settings; it is tried again by itself"
        case .authenticationRefused: "give this service the user and password, or the credentials file, that the server knows"
        case .tls: "compare ca_file and the certificates in the settings with those of the server"
        case .permissionDenied: "let the user of this service use the subject, in the configuration of the server"
        case .notConnected, .disconnected, .timeout: "it goes on by itself; where it does not, look at the server's log and at the network"
        case .overloaded: "it goes on by itself; where it does not, the server is too slow for what it gets"
        case .payloadTooLarge: "raise max_payload in the configuration of the server"
        case .noResponders: "wait until it has a leader (`nats stream report`); where it has none, start the servers that are down"
        case .jetStreamUnavailable: "switch JetStream on: `jetstream` in the configuration of the server, and for the account"
        case .malformedReply: "use a server of version 2.9 or later, and nothing between it and this service"
        case .streamNotFound, .consumerNotFound: "find out who deleted it, or whether the server lost its folder (`nats stream ls`)"
        case .streamFull: "find out what takes nothing from it, or give it a larger limit (`nats stream edit`)"
        case .insufficientResources: "give the server more disk or memory, or the cluster as many servers as it keeps copies"
        // Who asks for a stream knows which of its settings to name.
        case .otherConfiguration: nil
        // A mistake of ours, an end that was asked for, or a conflict that the caller resolves.
        case .invalidArgument, .closed, .messageNotFound, .wrongLastSequence, .overlappingFetch, .refused: nil
        }
    }
}
