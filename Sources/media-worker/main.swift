import Glibc
import Images
import PreparedImages
import Sandbox

// Prepares one image: the source comes on standard input, the reply goes to standard output (`WorkerReply`). The gateway starts this program for
// each image, so that a hostile one can hurt nothing but this process (decision 0102).
//
//   media-worker --max-px 1024 --max-bytes 500000 <source

/// Time and memory for the largest source, 40 megapixels, with libraries and stacks.
let sandbox = ProcessSandbox(cpuSeconds: 10, memoryBytes: 768_000_000)

guard let limits = WorkerArguments.limits(CommandLine.arguments) else {
    StandardStreams.write(Array("usage: media-worker --max-px N --max-bytes N\n".utf8), to: STDERR_FILENO)
    exit(64)
}

let reply: WorkerReply
do {
    try ProcessSandbox.dieWithParent()
    // One byte more than is allowed shows that there is more.
    let source = StandardStreams.read(most: ImageLimits.sourceBytes + 1)
    try sandbox.enter()
    reply = .prepared(try ImagePreparation(limits: limits).prepare(source))
} catch let failure as ImageFailure {
    reply = .failed(failure)
} catch {
    reply = .failed(.workerUnavailable("no sandbox: \(error)"))
}
StandardStreams.write(reply.bytes, to: STDOUT_FILENO)
