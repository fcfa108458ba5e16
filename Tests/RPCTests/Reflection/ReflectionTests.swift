import CarillonAPI
import NIOPosix
import RPC
import Testing

@Suite("Reflection", .timeLimit(.minutes(1))) struct ReflectionTests {
    typealias Question = GRPCReflectionV1.ServerReflectionRequest.MessageRequest
    typealias Answer = GRPCReflectionV1.ServerReflectionResponse.MessageResponse

    func ask(_ questions: [Question]) async throws -> [Answer?] {
        try await withServer(services: [ControlService()], descriptorPools: [CarillonAPI.descriptorPool]) { _, target in
            let channel = ClientChannel(target: target, group: MultiThreadedEventLoopGroup.singleton)
            let answers = try await GRPCReflectionV1.ServerReflection.Client(channel).serverReflectionInfo(
                requests: { writer in
                    for question in questions { try await writer.write(.init(host: "h", messageRequest: question)) }
                },
                onResponse: { responses in
                    var answers: [Answer?] = []
                    for try await response in responses {
                        #expect(response.originalRequest?.messageRequest == questions[answers.count])
                        answers.append(response.messageResponse)
                    }
                    return answers
                })
            await channel.shutdown()
            return answers
        }
    }

    @Test("Services are listed: ours, health, and both versions of reflection")
    func list() async throws {
        guard case .listServicesResponse(let list)? = try await ask([.listServices("")]).first ?? nil else {
            Issue.record("no list")
            return
        }
        #expect(
            list.service.map(\.name) == [
                "carillon.rpc.testing.Control", "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection",
                "grpc.reflection.v1alpha.ServerReflection",
            ])
    }

    @Test("A symbol's file comes with all its imports; an unknown symbol is an answer, and the stream goes on")
    func symbols() async throws {
        let answers = try await ask([
            .fileContainingSymbol("carillon.registry.v1.Registry"), .fileContainingSymbol("no.such.Thing"),
            .fileByFilename("grpc/health/v1/health.proto"),
            .fileContainingExtension(.init(containingType: "google.protobuf.MethodOptions", extensionNumber: 50101)),
            .allExtensionNumbersOfType("google.protobuf.MethodOptions"),
        ])
        guard answers.count == 5, case .fileDescriptorResponse(let registry)? = answers[0], case .errorResponse(let missing)? = answers[1],
            case .fileDescriptorResponse(let health)? = answers[2], case .fileDescriptorResponse(let options)? = answers[3],
            case .allExtensionNumbersResponse(let numbers)? = answers[4]
        else {
            Issue.record("\(answers)")
            return
        }
        // registry.proto, common.proto, options.proto, descriptor.proto
        #expect(registry.fileDescriptorProto.count == 4)
        #expect(missing.errorCode == 5)
        #expect(health.fileDescriptorProto.count == 1)
        #expect(options.fileDescriptorProto.count == 2)
        #expect(numbers.extensionNumber == [50101, 50102])
    }

    @Test("The fields of every message are known, with their kinds")
    func fields() {
        let fields = CarillonAPI.descriptorPool.fields
        let tenant = fields["carillon.common.v1.Tenant"] ?? []
        #expect(tenant.map(\.name) == ["organization_id", "app_id"] && tenant.map(\.number) == [1, 2])
        #expect(tenant.allSatisfy { $0.kind == .text && !$0.isRepeated && $0.oneof == nil })
        let devices = fields["carillon.registry.v1.ListDevicesResponse"]?.first { $0.name == "devices" }
        #expect(devices?.kind == .message("carillon.registry.v1.Device") && devices?.isRepeated == true)
    }

    @Test("A stream of messages that are known already ends after the last")
    func known() async throws {
        let sent = ["a", "b"].map { CommonV1.Tenant(organizationId: $0, appId: "app") }
        var received: [CommonV1.Tenant] = []
        for try await message in try ResponseStream<CommonV1.Tenant>(of: sent) { received.append(message) }
        #expect(received == sent)
    }
}
