import Testing

/// The Dockerfiles share their build stage, and docker-compose.yml uses all of them (decision 0071).
@Suite("Images and docker-compose.yml")
struct ContainerTests {
    private static let services = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway", "provider-sim"]
    private static let deployables = services + ["carillon"]

    private func dockerfile(of name: String) -> [Substring] {
        SourceTree.text("services/\(name)/Dockerfile").split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static let version = SourceTree.text("Sources/ServiceKit/CarillonVersion.swift").firstMatch(of: /current = "([^"]+)"/).map { $0.1 }

    @Test("The build stage is the same text in every Dockerfile, so that a cache builds it once", arguments: deployables)
    func buildStage(name: String) {
        func stage(_ name: String) -> [Substring] {
            dockerfile(of: name).drop { !$0.hasPrefix("ARG SWIFT_IMAGE") }.prefix { $0 != "FROM scratch" }
        }
        #expect(stage(name).count > 10 && stage(name) == stage("registry"))
    }

    @Test("A service's image runs its executable as a user without rights, with a health check", arguments: services)
    func image(name: String) throws {
        let lines = dockerfile(of: name)
        for line in [
            "COPY --from=build /image/\(name)/ /", "USER 10001:10001", #"VOLUME ["/var/lib/carillon"]"#, "STOPSIGNAL SIGTERM",
            #"    CMD ["/usr/bin/\#(name)", "--run-dir", "/var/lib/carillon", "--health"]"#,
            #"ENTRYPOINT ["/usr/bin/\#(name)", "--run-dir", "/var/lib/carillon"]"#,
        ] { #expect(lines.contains(Substring(line)), "\(line)") }
        let exposed = try #require(lines.first { $0.hasPrefix("EXPOSE ") }).split(separator: " ")
        let ports = try #require(Document("services/\(name)/README.md").rows(of: "# \(name)").first { $0.first == "Ports" }?[1])
        #expect(exposed.dropFirst().allSatisfy { ports.contains($0) }, "\(exposed) are ports of the README")
    }

    @Test("Every image has the version of the code", arguments: deployables)
    func version(name: String) throws {
        let version = try #require(Self.version)
        #expect(dockerfile(of: name).contains("ARG VERSION=\(version)"))
        let image = name == "carillon" ? name : "carillon-\(name)"
        #expect(SourceTree.text("docker-compose.yml").contains("image: \(image):${CARILLON_VERSION:-\(version)}\n"))
    }

    /// The lines of a service in docker-compose.yml.
    private func block(of name: String) throws -> Substring {
        let text = SourceTree.text("docker-compose.yml")
        let service = try #require(text.firstRange(of: "\n  \(name):\n").map { text[$0.upperBound...] })
        return service.firstRange(of: "\n\n").map { service[..<$0.lowerBound] } ?? service
    }

    @Test("NATS has its own certificate and volume, is not published, and only the dispatcher's certificate opens it")
    func nats() throws {
        let nats = try block(of: "nats")
        #expect(nats.contains("- nats:/var/lib/carillon\n") || nats.hasSuffix("- nats:/var/lib/carillon"))
        #expect(nats.contains("./services/nats.conf:/etc/carillon/nats.conf:ro") && !nats.contains("ports:"))
        let configuration = SourceTree.text("services/nats.conf")
        for line in [
            "listen: \"0.0.0.0:4222\"", "cert_file: \"/var/lib/carillon/certs/nats.pem\"", "key_file: \"/var/lib/carillon/certs/nats.key\"",
            "ca_file: \"/var/lib/carillon/ca/ca.pem\"", "verify_and_map: true", "users: [{user: dispatcher}]",
        ] { #expect(configuration.contains(line), "\(line)") }
        let dispatcher = try block(of: "dispatcher")
        #expect(dispatcher.contains("CARILLON_DISPATCHER_QUEUE_NATS_SERVERS: tls://nats:4222\n"))
        #expect(try block(of: "keys").contains("- nats:/var/lib/carillon-services/nats"))
    }

    @Test("The script lays out the files of every image, and of the gateway's with the program that it starts")
    func files() {
        let script = SourceTree.text("scripts/image-files.sh")
        #expect(script.contains("names=(\(Self.deployables.joined(separator: " ")))\n"))
        #expect(script.contains("helpers=([gateway]=media-worker)\n"))
    }

    @Test("The images' build gets every folder of a target that is not a test")
    func buildContext() {
        let folders = SourceTree.text("Package.swift").matches(of: /path: "(Tests\/[A-Za-z]+)"/).map { "!\($0.1)" }
        let lines = SourceTree.text(".dockerignore").split(separator: "\n").map(String.init)
        #expect(folders.count > 3 && Set(folders).isSubset(of: lines), "missing in .dockerignore: \(Set(folders).subtracting(lines).sorted())")
    }

    @Test("With the simulator the dispatcher reaches its providers and its mail server, and trusts the private authority for them")
    func simulator() throws {
        let dispatcher = try block(of: "dispatcher")
        let authority = "${CARILLON_SIMULATOR:+/var/lib/carillon/ca/ca.pem}\n"
        for setting in ["PROVIDERS_CA_FILE", "OUTBOUND_CA_FILE"] { #expect(dispatcher.contains("CARILLON_DISPATCHER_\(setting): \(authority)")) }
        #expect(dispatcher.contains("CARILLON_DISPATCHER_OUTBOUND_ALLOWED_HOSTS: ${CARILLON_SIMULATOR:+provider-sim}\n"))
        let exposed = try #require(dockerfile(of: "provider-sim").first { $0.hasPrefix("EXPOSE ") })
        for port in dispatcher.matches(of: /provider-sim:([0-9]+)/) { #expect(exposed.contains(" \(port.1) "), "\(port.0)") }
    }

    @Test("docker-compose.yml gives a service its own ports, certificate and volume, and the others its address", arguments: services)
    func compose(name: String) throws {
        let text = SourceTree.text("docker-compose.yml")
        let block = try self.block(of: name)
        #expect(block.contains("dockerfile: services/\(name)/Dockerfile") && block.contains("volumes: [\(name):/var/lib/carillon]"))
        #expect(block.contains("/var/lib/carillon/certs/\(name).pem") && block.contains("/var/lib/carillon/certs/\(name).key"))
        let exposed = try #require(dockerfile(of: name).first { $0.hasPrefix("EXPOSE ") }).split(separator: " ").compactMap { Int($0) }
        let (port, admin) = (try #require(exposed.first), try #require(exposed.last))
        #expect(block.contains("CARILLON_ADMIN_LISTEN: ipv4:0.0.0.0:\(admin)\n"))
        #expect(block.contains("CARILLON_LISTEN: ipv4:0.0.0.0:\(port)\n"))
        #expect(text.contains("dns:\(name):\(port)"))
        // Its HTTP port stands between the others.
        if name == "gateway" { #expect(exposed.count == 3 && block.contains("CARILLON_GATEWAY_HTTP_LISTEN: 0.0.0.0:\(exposed[1])\n")) }
        #expect(block.contains("ports:") == (name == "gateway"), "the gateway alone is published")
        if name != "provider-sim" {
            #expect(SourceTree.text("deploy/monitoring/prometheus.yml").contains("{names: [\(name)], type: A, port: \(admin),"))
        }
    }
}
