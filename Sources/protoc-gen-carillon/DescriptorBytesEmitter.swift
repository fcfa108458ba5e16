/// Writes the encoded file descriptors as C arrays: reflection serves them, and as Swift literals they would take the
/// compiler minutes.
struct DescriptorBytesEmitter {
    /// Prefix of the C names: `carillon_api`.
    let prefix: String

    func header() -> String {
        """
        // Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.
        #pragma once
        #include <stddef.h>
        #include <stdint.h>

        #ifndef CARILLON_FILE_DESCRIPTOR
        #define CARILLON_FILE_DESCRIPTOR
        /// One encoded google.protobuf.FileDescriptorProto.
        struct carillon_file_descriptor {
          const char *path;
          const uint8_t *bytes;
          size_t size;
        };
        #endif

        /// The contracts of this library, imports first.
        const struct carillon_file_descriptor *\(prefix)_file_descriptors(void);
        size_t \(prefix)_file_descriptor_count(void);

        """
    }

    func source(_ files: [ProtoFile]) -> String {
        var out = SourceWriter()
        out.line("// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.")
        out.line("#include \"\(prefix)_descriptors.h\"")
        for (index, file) in files.enumerated() {
            out.line()
            out.line("// \(file.path)")
            out.line("static const uint8_t file_\(index)[] = {")
            var rest = file.descriptorBytes[...]
            while !rest.isEmpty {
                out.line("  " + rest.prefix(32).map { "\($0)" }.joined(separator: ",") + ",")
                rest = rest.dropFirst(32)
            }
            out.line("};")
        }
        out.line()
        out.line("static const struct carillon_file_descriptor files[] = {")
        for (index, file) in files.enumerated() {
            out.line("  {\"\(file.path)\", file_\(index), sizeof file_\(index)},")
        }
        out.line("};")
        out.line()
        out.line("const struct carillon_file_descriptor *\(prefix)_file_descriptors(void) { return files; }")
        out.line("size_t \(prefix)_file_descriptor_count(void) { return sizeof files / sizeof files[0]; }")
        return out.text
    }
}
