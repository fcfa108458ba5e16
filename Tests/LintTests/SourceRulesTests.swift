import Testing

@Suite("Source rules")
struct SourceRulesTests {
    /// Longer files, each with its reason.
    private let longFiles: [String: String] = [:]

    @Test("A file has at most 400 lines, or a reason")
    func fileSize() {
        let long = SourceTree.swiftFiles().filter { !$0.isGenerated && $0.lines.count > 400 && longFiles[$0.path] == nil }
        #expect(long.map { "\($0.path): \($0.lines.count)" } == [])
    }

    /// Most columns of a line, as `.swift-format` has it for code.
    private static let columns = 150

    // The formatter breaks neither comments nor texts.
    @Test("Comments and titles of tests end where code ends")
    func width() {
        var wide: [String] = []
        for file in SourceTree.swiftFiles() where !file.isGenerated {
            for (number, line) in file.lines.enumerated() where line.utf8.count > Self.columns && line.count > Self.columns {
                let text = line.drop { $0 == " " }
                let isTitle = text.hasPrefix("\"") && number > 0 && file.lines[number - 1].hasSuffix("@Test(")
                if isTitle || text.hasPrefix("//") { wide.append("\(file.path):\(number + 1)") }
            }
        }
        #expect(wide == [])
    }

    @Test("Unchecked promises stand beside their proof")
    func unchecked() {
        var bare: [String] = []
        for file in SourceTree.swiftFiles(in: ["Sources", "services"]) where !file.isGenerated {
            for (number, line) in file.lines.enumerated()
            where (line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)")) && !line.contains("//") {
                let before = file.lines[max(0, number - 8)..<number]
                if !before.contains(where: { $0.contains("//") }) { bare.append("\(file.path):\(number + 1)") }
            }
        }
        #expect(bare == [])
    }

    @Test("Generated code stands in folders Generated, which code hosts fold")
    func generated() {
        let header = "// Written by protoc-gen-" + "carillon"
        let code = SourceTree.paths(below: "Sources").filter { path in [".swift", ".c", ".h"].contains(where: path.hasSuffix) }
        let written = code.filter { SourceTree.text($0).hasPrefix(header) }
        #expect(written.filter { !$0.contains("/Generated/") } == [])
        #expect(written.count > 50)
        #expect(SourceTree.text(".gitattributes").contains("**/Generated/** linguist-generated=true"))
    }

    /// The optimiser loses elements of a tuple that a child task returns from a `do` or `catch` (decision 0048).
    @Test("No child task returns a tuple")
    func childTaskResults() {
        var found: [String] = []
        for file in SourceTree.swiftFiles() where !file.isGenerated && !file.path.hasSuffix("SourceRulesTests.swift") {
            for (number, line) in file.lines.enumerated() where line.contains("TaskGroup(of: (") || line.contains("Task<(") {
                found.append("\(file.path):\(number + 1)")
            }
        }
        #expect(found == [])
    }

    @Test("Nothing is left unfinished, and no machine's path is named")
    func unfinished() {
        let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX:", "not " + "implemented", "/wo" + "rk/", "/ro" + "ot/"]
        var found: [String] = []
        for file in SourceTree.swiftFiles() where !file.isGenerated {
            for (number, line) in file.lines.enumerated() {
                for mark in marks where line.contains(mark) { found.append("\(file.path):\(number + 1) \(mark)") }
            }
        }
        #expect(found == [])
    }

    @Test("Public declarations have doc comments")
    func documentation() {
        var undocumented: [String] = []
        let kinds = ["struct ", "class ", "enum ", "protocol ", "actor ", "func ", "init("]
        for file in SourceTree.swiftFiles(in: ["Sources"]) where !file.isGenerated {
            for (number, line) in file.lines.enumerated() {
                let text = line.drop { $0 == " " }
                guard text.hasPrefix("public "), kinds.contains(where: { text.contains($0) }), !isRequirementOfAProtocol(text) else { continue }
                var above = number - 1
                while above >= 0, file.lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
                if above < 0 || !file.lines[above].drop(while: { $0 == " " }).hasPrefix("//") {
                    undocumented.append("\(file.path):\(number + 1) \(text.prefix(60))")
                }
            }
        }
        #expect(undocumented == [])
    }

    /// Members that a well-known protocol asks for explain themselves.
    private func isRequirementOfAProtocol(_ line: Substring) -> Bool {
        [
            "func ==", "func <", "func hash(into", "init(from decoder", "func encode(to encoder", "init()", "func makeAsyncIterator", "func next(",
            "init(stringLiteral", "init(dictionaryLiteral", "init?(rawValue", "init(rawValue", "func channelRead", "func channelActive",
            "func channelInactive", "func handlerAdded", "func handlerRemoved", "func errorCaught", "func userInboundEventTriggered",
            "func write(context", "func flush(context", "func close(context", "func read(context", "struct AsyncIterator",
        ].contains { line.contains($0) }
    }
}
