/// `grpc.reflection.v1alpha.ServerReflection`: the older name of the same contract, which many tools still ask for first.
struct ReflectionServiceAlpha: GRPCReflectionV1Alpha.ServerReflection.ServiceProtocol {
    let answers: ReflectionAnswers

    func serverReflectionInfo(
        _ requests: RequestStream<GRPCReflectionV1Alpha.ServerReflectionRequest>,
        response: ResponseWriter<GRPCReflectionV1Alpha.ServerReflectionResponse>, context: ServerContext
    ) async throws {
        for try await request in requests {
            let answer = self.answers.answer(Self.question(request.messageRequest))
            try await response.write(
                .init(validHost: request.host, originalRequest: request, messageResponse: Self.message(answer)))
        }
    }

    private static func question(
        _ request: GRPCReflectionV1Alpha.ServerReflectionRequest.MessageRequest?
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
    ) -> GRPCReflectionV1Alpha.ServerReflectionResponse.MessageResponse {
        switch answer {
        case .files(let files): .fileDescriptorResponse(.init(fileDescriptorProto: files))
        case .extensionNumbers(let type, let numbers):
            .allExtensionNumbersResponse(.init(baseTypeName: type, extensionNumber: numbers))
        case .services(let names): .listServicesResponse(.init(service: names.map { .init(name: $0) }))
        case .error(let code, let message): .errorResponse(.init(errorCode: Int32(code.rawValue), errorMessage: message))
        }
    }
}
