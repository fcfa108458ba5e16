/// The contracts of a process, as encoded `google.protobuf.FileDescriptorProto`s, with the lookups of server reflection.
public struct DescriptorPool: Sendable {
    /// One contract file.
    public struct File: Sendable, Hashable {
        /// Its path in imports: `carillon/registry/v1/registry.proto`.
        public let path: String
        /// The encoded `google.protobuf.FileDescriptorProto`, without source positions.
        public let bytes: [UInt8]
        /// Paths of the files it imports.
        public let imports: [String]
    }

    /// An extension by the message it extends and its number.
    private struct ExtensionKey: Hashable {
        var type: String
        var number: Int32
    }

    private var filesByPath: [String: File] = [:]
    private var pathsBySymbol: [String: String] = [:]
    private var pathsByExtension: [ExtensionKey: String] = [:]
    private var extensionNumbers: [String: [Int32]] = [:]

    /// Full names of all services, sorted.
    public private(set) var services: [String] = []

    /// A pool without files.
    public init() {}

    /// A pool of these encoded files, in any order.
    /// - Throws: ``DescriptorPoolError`` for bytes that are no file descriptor.
    public init(encodedFiles: [[UInt8]]) throws {
        for bytes in encodedFiles { add(try FileDescriptorIndex(bytes)) }
    }

    private mutating func add(_ index: FileDescriptorIndex) {
        let path = index.file.path
        // The same file may come with several pools; the first one stays.
        guard filesByPath[path] == nil else { return }
        filesByPath[path] = index.file
        for symbol in index.symbols { pathsBySymbol[symbol] = path }
        for type in index.messages where extensionNumbers[type] == nil { extensionNumbers[type] = [] }
        for (type, number) in index.extensions {
            pathsByExtension[ExtensionKey(type: type, number: number)] = path
            extensionNumbers[type, default: []].append(number)
            extensionNumbers[type]!.sort()
        }
        services = (services + index.services).sorted()
    }

    /// This pool with the further files of another one.
    public func merging(_ other: DescriptorPool) -> DescriptorPool {
        var merged = self
        merged.filesByPath.merge(other.filesByPath) { mine, _ in mine }
        merged.pathsBySymbol.merge(other.pathsBySymbol) { mine, _ in mine }
        merged.pathsByExtension.merge(other.pathsByExtension) { mine, _ in mine }
        merged.extensionNumbers.merge(other.extensionNumbers) { Array(Set($0 + $1)).sorted() }
        merged.services = Array(Set(services + other.services)).sorted()
        return merged
    }

    /// All files, sorted by path.
    public var files: [File] { filesByPath.values.sorted { $0.path < $1.path } }

    /// The file with this path.
    public func file(named path: String) -> File? { filesByPath[path] }

    /// The file that declares a message, field, oneof, enum, enum value, service, method or extension, by its full name
    /// (`carillon.registry.v1.Registry.RegisterDevice`; a leading dot is accepted).
    public func file(containingSymbol symbol: String) -> File? {
        pathsBySymbol[Self.withoutDot(symbol)].flatMap { filesByPath[$0] }
    }

    /// The file that extends a message with a field of this number.
    public func file(containingExtension number: Int32, of type: String) -> File? {
        pathsByExtension[ExtensionKey(type: Self.withoutDot(type), number: number)].flatMap { filesByPath[$0] }
    }

    /// The numbers by which the files here extend a message, ascending; `nil` when no file declares the message.
    public func extensionNumbers(of type: String) -> [Int32]? { extensionNumbers[Self.withoutDot(type)] }

    /// Descriptors write full names with a leading dot, people without.
    private static func withoutDot(_ name: String) -> String { String(name.drop { $0 == "." }) }

    /// A file and everything it imports, directly or not, each once: the file first.
    public func closure(of file: File) -> [File] {
        var ordered: [File] = []
        var seen: Set<String> = []
        func visit(_ file: File) {
            guard seen.insert(file.path).inserted else { return }
            ordered.append(file)
            for path in file.imports {
                if let imported = filesByPath[path] { visit(imported) }
            }
        }
        visit(file)
        return ordered
    }
}

/// Bytes that are no encoded `google.protobuf.FileDescriptorProto`.
public struct DescriptorPoolError: Error, CustomStringConvertible {
    /// The number of the bytes.
    public let byteCount: Int
    public var description: String { "\(byteCount) bytes are not an encoded google.protobuf.FileDescriptorProto" }
}
