// protoc-gen-carillon: reads protoc's CodeGeneratorRequest from standard input and answers on standard output: Swift value types and typed
// service stubs, or with `c=MODULE` the C structures and the tables below them, or with `descriptors=PREFIX` the encoded descriptors as C arrays.

import CStandardProtos
import Glibc

/// Everything on standard input.
func readInput() -> [UInt8] {
    var input: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(STDIN_FILENO, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return input }
        input += chunk[..<count]
    }
}

/// The files that the request asks for.
func generate(_ input: [UInt8]) throws -> [GeneratedFile] {
    guard let request = input.withUnsafeBufferPointer({ unpack($0, google__protobuf__compiler__code_generator_request__init) }) else {
        throw GenerationError(message: "standard input is not a CodeGeneratorRequest; protoc runs this program")
    }
    let files = items(request.pointee.proto_file, request.pointee.n_proto_file)
    let optionNames = OptionNames(files)
    let generator = Generator(
        options: try GeneratorOptions(text(request.pointee.parameter)),
        files: try files.map { try DescriptorReader($0, optionNames).read() },
        chosen: Set(items(request.pointee.file_to_generate, request.pointee.n_file_to_generate).map { text($0) }))
    return try generator.generate()
}

/// Writes the response, with the files or with the errors.
func answer(_ files: [GeneratedFile], error: String?) {
    var response = Google__Protobuf__Compiler__CodeGeneratorResponse()
    google__protobuf__compiler__code_generator_response__init(&response)
    // The strings live until the process ends, which is right after this.
    response.error = error.map { strdup($0) }
    let list = UnsafeMutablePointer<UnsafeMutablePointer<Google__Protobuf__Compiler__CodeGeneratorResponse__File>?>
        .allocate(capacity: files.count)
    for (index, file) in files.enumerated() {
        let entry = UnsafeMutablePointer<Google__Protobuf__Compiler__CodeGeneratorResponse__File>.allocate(capacity: 1)
        google__protobuf__compiler__code_generator_response__file__init(entry)
        entry.pointee.name = strdup(file.path)
        entry.pointee.content = strdup(file.content)
        list[index] = entry
    }
    response.n_file = files.count
    response.file = list
    let output = pack(&response)
    var written = 0
    while written < output.count {
        let count = output.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress! + written, $0.count - written) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { exit(1) }
        written += count
    }
}

do {
    answer(try generate(readInput()), error: nil)
} catch let error as GenerationError {
    answer([], error: error.message)
} catch {
    answer([], error: "\(error)")
}
