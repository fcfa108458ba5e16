/// Writes the typed stubs of a service: its methods, the protocol a server implements, the client.
struct ServiceEmitter {
    let catalogue: TypeCatalogue

    func emit(_ service: ProtoService, namespace: String, to out: inout SourceWriter) {
        let name = "\(namespace).\(SwiftName.type(service.name))"
        out.block("extension \(namespace)") { out in
            out.comment(service.comment, fallback: "The service `\(service.fullName)`.")
            out.block("public enum \(SwiftName.type(service.name))") { out in
                out.line("/// The service itself.")
                out.line("public static let descriptor = ServiceDescriptor(fullName: \"\(service.fullName)\")")
            }
        }
        out.line()
        out.block("extension \(name)") { out in
            emitMethods(service, to: &out)
        }
        out.line()
        out.block("extension \(name)") { out in
            out.line("/// What a server of `\(service.fullName)` implements.")
            out.block("public protocol ServiceProtocol: RegistrableService") { out in
                for method in service.methods {
                    out.comment(method.comment)
                    out.line(serverSignature(method))
                }
            }
        }
        out.line()
        out.block("extension \(name).ServiceProtocol") { out in
            out.line("/// Adds every method of `\(service.fullName)` to a router.")
            out.block("public func registerMethods(with router: inout RPCRouter)") { out in
                for method in service.methods { emitRegistration(method, of: name, to: &out) }
            }
        }
        out.line()
        out.block("extension \(name)") { out in
            out.line("/// Calls `\(service.fullName)` over a channel.")
            out.block("public struct Client: Sendable") { out in
                out.line("/// The channel calls go over.")
                out.line("public let channel: any RPCChannel")
                out.line("/// A client of this channel; cheap, make one wherever one is needed.")
                out.line("public init(_ channel: any RPCChannel) { self.channel = channel }")
                for method in service.methods {
                    out.line()
                    emitClient(method, of: name, to: &out)
                }
            }
        }
    }

    private func emitMethods(_ service: ProtoService, to out: inout SourceWriter) {
        out.line("/// The methods of `\(service.fullName)`.")
        out.block("public enum Method") { out in
            for method in service.methods {
                out.comment(method.comment, fallback: "`\(method.name)`.")
                out.line("public static let \(SwiftName.method(method.name)) = MethodDescriptor(")
                out.indented { out in
                    out.line("service: descriptor, name: \"\(method.name)\", callType: .\(callType(method)),")
                    out.line("isIdempotent: \(method.isIdempotent), authorization: \(authorization(method)))")
                }
            }
            out.line()
            out.line("/// All of them, in the order of the contract.")
            let names = service.methods.map { SwiftName.method($0.name) }.joined(separator: ", ")
            out.line("public static let all: [MethodDescriptor] = [\(names)]")
        }
    }

    private func callType(_ method: ProtoMethod) -> String {
        switch (method.streamsRequests, method.streamsResponses) {
        case (false, false): "unary"
        case (false, true): "serverStreaming"
        case (true, false): "clientStreaming"
        case (true, true): "bidirectional"
        }
    }

    private func authorization(_ method: ProtoMethod) -> String {
        guard let authorization = method.authorization else { return "nil" }
        func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        let scope = authorization.scope.map { SwiftName.member($0.lowercased()) } ?? "none"
        return "MethodAuthorization(callers: \(list(authorization.callers)), roles: \(list(authorization.roles)), scope: .\(scope))"
    }

    private func serverSignature(_ method: ProtoMethod) -> String {
        let request = catalogue.swiftName(method.requestType)
        let message = catalogue.swiftName(method.responseType)
        let response = method.answersEncoded ? "EncodedMessage<\(message)>" : message
        let parameter = method.streamsRequests ? "_ requests: RequestStream<\(request)>" : "_ request: \(request)"
        let name = SwiftName.method(method.name)
        return method.streamsResponses
            ? "func \(name)(\(parameter), response: ResponseWriter<\(response)>, context: ServerContext) async throws"
            : "func \(name)(\(parameter), context: ServerContext) async throws -> \(response)"
    }

    private func emitRegistration(_ method: ProtoMethod, of service: String, to out: inout SourceWriter) {
        let name = SwiftName.method(method.name)
        let requests = method.streamsRequests ? "requests" : "request"
        let head = "router.\(callType(method))(\(service).Method.\(name))"
        if method.streamsResponses {
            out.block("\(head) { \(requests), response, context in") { out in
                out.line("try await self.\(name)(\(requests), response: response, context: context)")
            }
        } else {
            out.block("\(head) { \(requests), context in") { out in
                out.line("try await self.\(name)(\(requests), context: context)")
            }
        }
    }

    private func emitClient(_ method: ProtoMethod, of service: String, to out: inout SourceWriter) {
        let request = catalogue.swiftName(method.requestType)
        let response = catalogue.swiftName(method.responseType)
        let name = SwiftName.method(method.name)
        let descriptor = "\(service).Method.\(name)"
        let options = "options: CallOptions = CallOptions()"
        let onResponse = "onResponse: (ResponseStream<\(response)>) async throws -> Result"
        let requests = "requests: @escaping @Sendable (RequestWriter<\(request)>) async throws -> Void"
        out.comment(method.comment, fallback: "Calls `\(method.name)`.")
        switch (method.streamsRequests, method.streamsResponses) {
        case (false, false):
            out.block("public func \(name)(_ request: \(request), \(options)) async throws -> \(response)") { out in
                out.line("try await channel.unary(\(descriptor), request, options: options)")
            }
        case (false, true):
            out.line("public func \(name)<Result: Sendable>(")
            out.indented {
                $0.line("_ request: \(request), \(options),"); $0.line(onResponse)
            }
            out.block(") async throws -> Result") { out in
                out.line("try await channel.serverStreaming(\(descriptor), request, options: options, onResponse: onResponse)")
            }
        case (true, false):
            out.line("public func \(name)(")
            out.indented { $0.line("\(options), \(requests)") }
            out.block(") async throws -> \(response)") { out in
                out.line("try await channel.clientStreaming(\(descriptor), options: options, requests: requests)")
            }
        case (true, true):
            out.line("public func \(name)<Result: Sendable>(")
            out.indented {
                $0.line("\(options), \(requests),"); $0.line(onResponse)
            }
            out.block(") async throws -> Result") { out in
                out.line("try await channel.bidirectional(")
                out.indented { $0.line("\(descriptor), options: options, requests: requests, onResponse: onResponse)") }
            }
        }
    }
}
