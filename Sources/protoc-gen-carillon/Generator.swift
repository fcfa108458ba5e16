/// One file to write.
struct GeneratedFile {
    var path: String
    var content: String
}

/// The options of `--carillon_opt`: `key=value`, separated by commas.
struct GeneratorOptions {
    /// The module with the C structures for the files generated.
    var cModule = ""
    /// Write that C module under this name instead of Swift.
    var cName: String?
    /// The module with the RPC runtime; empty when the files are part of it.
    var runtimeModule = ""
    /// Write the descriptors as C with this prefix instead of Swift.
    var descriptorPrefix: String?
    /// Write a list of the message types under this name instead: tests walk all of them.
    var listName: String?

    init(_ parameter: String) throws {
        for pair in parameter.split(separator: ",") {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            switch (parts.first, parts.dropFirst().first) {
            case ("c_module", let value?): cModule = value
            case ("c", let value?): cName = value
            case ("runtime", let value?): runtimeModule = value
            case ("descriptors", let value?): descriptorPrefix = value
            case ("list", let value?): listName = value
            default:
                throw GenerationError(
                    message: "unknown option \(pair); known are c_module=NAME, runtime=NAME, c=NAME, descriptors=PREFIX, "
                        + "list=NAME")
            }
        }
        if cModule.isEmpty, cName == nil, descriptorPrefix == nil, listName == nil {
            throw GenerationError(message: "name the module of the C structures: --carillon_opt=c_module=NAME")
        }
    }
}

/// Turns contracts into files.
struct Generator {
    let options: GeneratorOptions
    /// All files of the run, imports too.
    let files: [ProtoFile]
    /// The paths to generate for.
    let chosen: Set<String>

    func generate() throws -> [GeneratedFile] {
        let wanted = files.filter { chosen.contains($0.path) }
        if let prefix = options.descriptorPrefix {
            let emitter = DescriptorBytesEmitter(prefix: prefix)
            return [
                GeneratedFile(path: "include/\(prefix)_descriptors.h", content: emitter.header()),
                GeneratedFile(path: "\(prefix)_descriptors.c", content: emitter.source(wanted)),
            ]
        }
        if let name = options.cName {
            let emitter = try CEmitter(module: name, files: wanted)
            return [
                GeneratedFile(path: "include/\(name).h", content: emitter.header()),
                GeneratedFile(path: "\(name).c", content: try emitter.source()),
            ]
        }
        try Rules.check(wanted)
        let catalogue = TypeCatalogue(files)
        if let name = options.listName {
            return [GeneratedFile(path: "\(name).swift", content: list(name, wanted, catalogue))]
        }
        return Self.byPackage(wanted).flatMap { generate($0, catalogue) }
    }

    /// The files of one package as if they were one: its Swift namespace is one, and its files are named after it.
    private static func byPackage(_ files: [ProtoFile]) -> [ProtoFile] {
        var merged: [ProtoFile] = []
        for file in files {
            guard let index = merged.firstIndex(where: { $0.package == file.package }) else {
                merged.append(file)
                continue
            }
            merged[index].path += ", \(file.path)"
            if merged[index].comment.isEmpty { merged[index].comment = file.comment }
            merged[index].messages += file.messages
            merged[index].enums += file.enums
            merged[index].services += file.services
        }
        return merged
    }

    private func generate(_ file: ProtoFile, _ catalogue: TypeCatalogue) -> [GeneratedFile] {
        let namespace = SwiftName.namespace(ofPackage: file.package)
        var generated = [
            GeneratedFile(path: "\(namespace).swift", content: types(file, namespace, catalogue))
        ]
        if !file.messages.isEmpty {
            generated.append(
                GeneratedFile(path: "\(namespace)+Coding.swift", content: coding(file, catalogue)))
        }
        for service in file.services {
            var out = head(file)
            if !options.runtimeModule.isEmpty {
                out.line("public import \(options.runtimeModule)")
                // `EncodedMessage` is named here, other messages by their own modules.
                if service.methods.contains(where: \.answersEncoded) { out.line("public import Protobuf") }
                out.line()
            }
            ServiceEmitter(catalogue: catalogue).emit(service, namespace: namespace, to: &out)
            generated.append(
                GeneratedFile(path: "\(namespace)+\(SwiftName.type(service.name)).swift", content: out.text))
        }
        return generated
    }

    private func list(_ name: String, _ files: [ProtoFile], _ catalogue: TypeCatalogue) -> String {
        var out = SourceWriter()
        out.line("// Written by protoc-gen-carillon. Do not edit: run `make protos`.")
        out.line("// swift-format-ignore-file")
        out.line()
        out.line("import \(options.runtimeModule.isEmpty ? "Protobuf" : options.runtimeModule)")
        out.line("import Protobuf")
        out.line()
        out.line("let \(name): [any Message.Type] = [")
        func add(_ message: ProtoMessage) {
            out.indented { $0.line("\(catalogue.swiftName(message.fullName)).self,") }
            message.messages.forEach(add)
        }
        for file in files { file.messages.forEach(add) }
        out.line("]")
        return out.text
    }

    private func types(_ file: ProtoFile, _ namespace: String, _ catalogue: TypeCatalogue) -> String {
        let emitter = MessageEmitter(catalogue: catalogue)
        var out = head(file)
        if !file.messages.isEmpty || !file.enums.isEmpty {
            out.line("public import Protobuf")
            out.line()
        }
        out.comment(file.comment, fallback: "The package `\(file.package)`.")
        out.line("public enum \(namespace) {}")
        for enumeration in file.enums {
            out.line()
            out.block("extension \(namespace)") { EnumEmitter().emit(enumeration, to: &$0) }
        }
        for message in file.messages {
            out.line()
            out.block("extension \(namespace)") { emitter.emit(message, to: &$0) }
        }
        return out.text
    }

    private func coding(_ file: ProtoFile, _ catalogue: TypeCatalogue) -> String {
        let emitter = CodingEmitter(catalogue: catalogue)
        var out = head(file)
        out.line("package import \(options.cModule)")
        out.line("public import Protobuf")
        for message in file.messages {
            out.line()
            emitter.emit(message, to: &out)
        }
        return out.text
    }

    private func head(_ file: ProtoFile) -> SourceWriter {
        var out = SourceWriter()
        out.line("// Written by protoc-gen-carillon from \(file.path). Do not edit: run `make protos`.")
        out.line("// swift-format-ignore-file")
        out.line()
        return out
    }
}
