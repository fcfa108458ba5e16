import HTTP2
import NIOCore

/// The head of a call, which a server parses in one pass over the header bytes.
struct RequestHead {
    /// Why the call is refused without a handler.
    enum Refusal {
        /// Not gRPC at all: HTTP status 415.
        case unsupportedMediaType
        /// A gRPC status.
        case status(RPCError)
        /// The same, together with the list of encodings this server reads.
        case unknownEncoding(RPCError)
    }

    let route: Route?
    let timeout: TimeAmount?
    let encoding: MessageEncoding
    let acceptsGzip: Bool
    let metadata: Metadata
    let refusal: Refusal?

    init(_ headers: HTTP2Headers, routes: RouteTable) {
        var route: Route?
        var timeout: TimeAmount?
        var encoding = MessageEncoding.identity
        var acceptsGzip = false
        var metadata = Metadata()
        var isPost = false
        var isGRPC = false
        var unknownPath: String?
        var fault: RPCError?
        var encodingFault: RPCError?
        headers.forEachField { name, value, _ in
            switch name.count {
            case 5 where name.equals(":path"):
                route = routes.route(path: value)
                if route == nil { unknownPath = value.text }
                return
            case 7 where name.equals(":method"):
                isPost = value.equals("POST")
                return
            case 12 where name.equals("content-type"):
                isGRPC = Self.isGRPC(contentType: value)
                return
            case 12 where name.equals("grpc-timeout"):
                timeout = GRPCTimeout.decode(value)
                if timeout == nil {
                    fault = RPCError(
                        code: .invalidArgument,
                        message: "grpc-timeout '\(value.text)' is not one to eight digits and one of H M S m u n")
                }
                return
            case 13 where name.equals("grpc-encoding"):
                if let named = MessageEncoding(value) {
                    encoding = named
                } else {
                    encodingFault = RPCError(
                        code: .unimplemented,
                        message: "the compression '\(value.text)' is not supported; use one of \(MessageEncoding.accepted)")
                }
                return
            case 20 where name.equals("grpc-accept-encoding"):
                acceptsGzip = MessageEncoding.listNamesGzip(value)
                return
            default: break
            }
            if Metadata.isReserved(name) { return }
            if !metadata.addField(name: name, value: value) {
                fault = RPCError(code: .invalidArgument, message: "the metadata value of '\(name.text)' is not base64")
            }
        }

        if !isGRPC {
            self.refusal = .unsupportedMediaType
        } else if !isPost {
            self.refusal = .status(RPCError(code: .invalidArgument, message: "gRPC calls use the method POST"))
        } else if let unknownPath {
            let isPath = unknownPath.hasPrefix("/") && unknownPath.dropFirst().contains("/")
            self.refusal = .status(
                isPath
                    ? routes.unimplemented(path: unknownPath)
                    : RPCError(
                        code: .invalidArgument, message: "the path '\(unknownPath)' is not /package.Service/Method"))
        } else if route == nil {
            self.refusal = .status(RPCError(code: .invalidArgument, message: "the request has no path"))
        } else if let encodingFault {
            self.refusal = .unknownEncoding(encodingFault)
        } else if let fault {
            self.refusal = .status(fault)
        } else {
            self.refusal = nil
        }
        self.route = route
        self.timeout = timeout
        self.encoding = encoding
        self.acceptsGzip = acceptsGzip
        self.metadata = metadata
    }

    /// `application/grpc`, alone or followed by `+proto` or parameters. `application/grpc-web` is another protocol.
    private static func isGRPC(contentType: UnsafeRawBufferPointer) -> Bool {
        guard contentType.starts(with: "application/grpc") else { return false }
        let rest = UnsafeRawBufferPointer(rebasing: contentType[16...])
        return rest.isEmpty || rest.first == UInt8(ascii: ";") || rest.equals("+proto") || rest.starts(with: "+proto;")
    }
}
