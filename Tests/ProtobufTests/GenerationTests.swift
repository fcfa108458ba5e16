import Foundation
import TestFolders
import Testing

/// The plugin as protoc runs it.
@Suite("The plugin of protoc") struct GenerationTests {
    let plugin = ReleaseExecutables.folder.appending(path: "protoc-gen-carillon").path

    @Test("The committed code is the code that the contracts generate")
    func committedFilesAreCurrent() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("protos-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = try runProgram(
            ProjectFolder.root.appendingPathComponent("scripts/protos.sh").path, ["--into", folder.path],
            environment: ["PROTOC_GEN_CARILLON": plugin])
        try #require(run.status == 0, "\(run.errors)")
        for path in [
            "Sources/CStandardProtos/Generated", "Sources/CCarillonAPI/Generated", "Sources/CTestingProtos/Generated", "Sources/RPC/Generated",
            "Sources/CarillonAPI/Generated", "Sources/rpc-interop/Generated", "Tests/ProtobufTests/Generated",
        ] {
            let difference = try runProgram(
                "diff", ["-rq", ProjectFolder.root.appendingPathComponent(path).path, folder.appendingPathComponent(path).path])
            #expect(difference.status == 0, "run `make protos`: \(String(decoding: difference.output, as: UTF8.self))")
        }
    }

    /// Runs the plugin on one contract. Returns protoc's messages.
    private func generate(_ contract: String, options: String = "c_module=CExample", file: String = "ExampleV1.swift") throws -> (
        status: Int32, errors: String, text: String
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plugin-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try contract.write(to: folder.appendingPathComponent("example.proto"), atomically: true, encoding: .utf8)
        let run = try runProgram(
            "protoc",
            [
                "-I", folder.path, "--plugin=protoc-gen-carillon=\(plugin)", "--carillon_out=\(folder.path)",
                "--carillon_opt=\(options)", "example.proto",
            ])
        let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        return (run.status, run.errors, text ?? "")
    }

    @Test("In C a message is a structure and a table of one line a field")
    func tables() throws {
        let contract = """
            syntax = "proto3";
            package carillon.example.v1;
            enum Colour { COLOUR_UNSPECIFIED = 0; }
            message Part {}
            message Item {
              string name = 1;
              repeated Colour colours = 4;
              oneof kind { string text = 5; Part part = 2; }
            }
            """
        let header = try generate(contract, options: "c=CExample", file: "include/CExample.h").text
        for line in [
            "char *name;", "size_t n_colours; int32_t *colours;", "uint32_t kind_case;",
            "union { char *text; struct Carillon__Example__V1__Part *part; };",
        ] {
            #expect(header.contains("    \(line)\n"), "\(line)")
        }
        let source = try generate(contract, options: "c=CExample", file: "CExample.c").text
        for line in [
            "FIELD(\"colours\", 4, REPEATED, ENUM, offsetof(Carillon__Example__V1__Item, n_colours), "
                + "offsetof(Carillon__Example__V1__Item, colours), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),",
            "FIELD(\"part\", 2, NONE, MESSAGE, offsetof(Carillon__Example__V1__Item, kind_case), "
                + "offsetof(Carillon__Example__V1__Item, part), &carillon__example__v1__part__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),",
            "carillon__example__v1__item__ranges[] = {{1, 0}, {4, 2}, {0, 4}};",
            // Nothing of a oneof is chosen: the strings in it are not initialised.
            "fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__example__v1__item__descriptor), .name = EMPTY};",
            "MESSAGE(\"carillon.example.v1.Part\", Carillon__Example__V1__Part, 0, NULL, 0, NULL, carillon__example__v1__part__init);",
        ] {
            #expect(source.contains(line), "\(line)")
        }
        let foreign = contract.replacing("package", with: "import \"google/protobuf/empty.proto\";\npackage")
            .replacing("string name", with: "google.protobuf.Empty name")
        #expect(try generate(foreign, options: "c=CExample").errors.contains("google.protobuf.Empty is not of the module CExample"))
    }

    @Test("Messages that can contain themselves are refused with the way they do it")
    func recursion() throws {
        let result = try generate(
            """
            syntax = "proto3";
            package carillon.example.v1;
            message Node { Child child = 1; }
            message Child { map<string, Node> nodes = 1; }
            """)
        #expect(result.status != 0)
        #expect(result.errors.contains("keep message graphs acyclic"))
        #expect(result.errors.contains("carillon.example.v1.Child → "))
    }

    @Test("An unsupported contract is refused, with the remedy")
    func unsupported() throws {
        let optional = try generate(
            "syntax = \"proto3\";\npackage carillon.example.v1;\nmessage M { optional string name = 1; }\n")
        #expect(optional.status != 0)
        let negative = try generate(
            "syntax = \"proto3\";\npackage carillon.example.v1;\nenum E { ZERO = 0; BELOW = -1; }\n")
        #expect(negative.errors.contains("carillon.example.v1.E.BELOW"))
        let old = try generate("syntax = \"proto2\";\npackage carillon.example.v1;\nmessage M {}\n")
        #expect(old.errors.contains("proto3"))
        let option = try generate("syntax = \"proto3\";\npackage carillon.example.v1;\n", options: "colour=red")
        #expect(option.errors.contains("colour=red"))
    }

    @Test("The files of one package become one namespace")
    func packages() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let head = "syntax = \"proto3\";\npackage carillon.example.v1;\n"
        for (name, body) in [("a", "message A {}"), ("b", "import \"a.proto\";\nmessage B { A a = 1; }")] {
            try (head + body).write(to: folder.appendingPathComponent("\(name).proto"), atomically: true, encoding: .utf8)
        }
        let run = try runProgram(
            "protoc",
            [
                "-I", folder.path, "--plugin=protoc-gen-carillon=\(plugin)", "--carillon_out=\(folder.path)",
                "--carillon_opt=c_module=CExample", "a.proto", "b.proto",
            ])
        try #require(run.status == 0, "\(run.errors)")
        let swift = try String(contentsOf: folder.appendingPathComponent("ExampleV1.swift"), encoding: .utf8)
        #expect(swift.contains("from a.proto, b.proto."))
        #expect(swift.components(separatedBy: "public enum ExampleV1 {}").count == 2)
        #expect(swift.contains("public struct A: Message") && swift.contains("public struct B: Message"))
    }

    @Test("Names that Swift reserves are escaped, comments become documentation")
    func namesAndComments() throws {
        let result = try generate(
            """
            syntax = "proto3";
            // About the package.
            package carillon.example.v1;
            // What any holds.
            message Any {
              // Which one.
              string default = 1;
              oneof kind { string protocol = 2; int32 in = 3; } // chosen
            }
            enum Colour { COLOUR_UNSPECIFIED = 0; COLOUR_DARK_RED = 1; /* its second name */ COLOUR_4 = 4; }
            """)
        try #require(result.status == 0, "\(result.errors)")
        for line in [
            "/// About the package.", "public struct AnyMessage: Message {", "/// What any holds.", "/// Which one.",
            "public var `default`: String", "public var kind: Optional<Kind>", "case `protocol`(String)", "case `in`(Int32)",
            "public static var darkRed: Colour { Colour(rawValue: 1) }", "public static var _4: Colour",
        ] {
            #expect(result.text.contains(line), "\(line)")
        }
    }
}
