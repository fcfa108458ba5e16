/// Server reflection under both its names: `grpc.reflection.v1`, and the older `v1alpha`, which many tools try first. The messages of both are the
/// same on the wire.
struct ReflectionService: RegistrableService {
    let answers: ReflectionAnswers

    func registerMethods(with router: inout RPCRouter) {
        let names = [
            GRPCReflectionV1.ServerReflection.Method.serverReflectionInfo, GRPCReflectionV1Alpha.ServerReflection.Method.serverReflectionInfo,
        ]
        for name in names {
            router.bidirectional(name) {
                (
                    requests: RequestStream<GRPCReflectionV1.ServerReflectionRequest>,
                    response: ResponseWriter<GRPCReflectionV1.ServerReflectionResponse>, _
                ) in
                for try await request in requests {
                    let answer = self.answers.answer(Self.question(request.messageRequest))
                    try await response.write(
                        .init(validHost: request.host, originalRequest: request, messageResponse: Self.message(answer)))
                }
            }
        }
    }

    private static func question(
        _ request: GRPCReflectionV1.ServerReflectionRequest.MessageRequest?
    ) -> ReflectionAnswers.Question {
        switch request {
        case .fileByFilename(let name): .fileNamed(name)
        case .fileContainingSymbol(let symbol): .fileContaining(symbol: symbol)
        case .fileContainingExtension(let key): .fileExtending(type: key.containingType, number: key.extensionNumber)
        case .allExtensionNumbersOfType(let type): .extensionNumbers(type: type)
        case .listServices: .services
        case nil: .nothing
        }
    }

    private static func message(
        _ answer: ReflectionAnswers.Answer
    ) -> GRPCReflectionV1.ServerReflectionResponse.MessageResponse {
        switch answer {
        case .files(let files): .fileDescriptorResponse(.init(fileDescriptorProto: files))
        case .extensionNumbers(let type, let numbers):
            .allExtensionNumbersResponse(.init(baseTypeName: type, extensionNumber: numbers))
        case .services(let names): .listServicesResponse(.init(service: names.map { .init(name: $0) }))
        case .error(let code, let message): .errorResponse(.init(errorCode: Int32(code.rawValue), errorMessage: message))
        }
    }
}
