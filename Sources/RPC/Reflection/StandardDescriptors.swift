package import CStandardProtos

extension DescriptorPool {
    /// The contracts of every server: health, reflection v1 and v1alpha, error details, and `google/protobuf/descriptor.proto`, which option files
    /// import.
    public static let standard = DescriptorPool(
        builtIn: carillon_standard_file_descriptors(), count: carillon_standard_file_descriptor_count())

    /// A pool of descriptors compiled into the process as C arrays by `protoc-gen-carillon`.
    package init(builtIn start: UnsafePointer<carillon_file_descriptor>, count: Int) {
        let files = UnsafeBufferPointer(start: start, count: count).map {
            Array(UnsafeBufferPointer(start: $0.bytes, count: $0.size))
        }
        do {
            try self.init(encodedFiles: files)
        } catch {
            preconditionFailure("a descriptor compiled into this process is damaged: \(error)")
        }
    }
}
