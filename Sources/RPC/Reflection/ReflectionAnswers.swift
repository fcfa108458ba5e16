/// Answers the questions of server reflection.
/// Source: grpc server-reflection.md.
struct ReflectionAnswers: Sendable {
    /// A request.
    enum Question {
        case fileNamed(String)
        case fileContaining(symbol: String)
        case fileExtending(type: String, number: Int32)
        case extensionNumbers(type: String)
        case services
        case nothing
    }

    /// A response. Errors are responses, and the stream goes on.
    enum Answer {
        /// Encoded file descriptors: the requested one and everything that it imports.
        case files([[UInt8]])
        case extensionNumbers(type: String, [Int32])
        case services([String])
        case error(Status.Code, String)
    }

    private let services: [String]
    private let pool: DescriptorPool

    init(services: Set<String>, pools: [DescriptorPool]) {
        let reflection = [
            GRPCReflectionV1.ServerReflection.descriptor.fullName, GRPCReflectionV1Alpha.ServerReflection.descriptor.fullName,
        ]
        self.services = services.union(reflection).sorted()
        self.pool = pools.reduce(DescriptorPool()) { $0.merging($1) }
    }

    func answer(_ question: Question) -> Answer {
        switch question {
        case .fileNamed(let name):
            return self.files(self.pool.file(named: name), missing: "no file '\(name)'")
        case .fileContaining(let symbol):
            return self.files(self.pool.file(containingSymbol: symbol), missing: "no symbol '\(symbol)'")
        case .fileExtending(let type, let number):
            return self.files(
                self.pool.file(containingExtension: number, of: type), missing: "no extension \(number) of '\(type)'")
        case .extensionNumbers(let type):
            guard let numbers = self.pool.extensionNumbers(of: type) else { return .error(.notFound, "no message '\(type)'") }
            return .extensionNumbers(type: type, numbers)
        case .services:
            return .services(self.services)
        case .nothing:
            return .error(.invalidArgument, "message_request is missing")
        }
    }

    private func files(_ file: DescriptorPool.File?, missing: String) -> Answer {
        guard let file else { return .error(.notFound, missing) }
        return .files(self.pool.closure(of: file).map(\.bytes))
    }
}
