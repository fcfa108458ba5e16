import ServiceKit

/// What was expected of a month, and what was found, for people and programs.
struct DemoMonthReport: Encodable {
    struct Count: Encodable {
        /// A type, or what is counted of all types.
        var name: String
        var expected, found: Int
        /// How the expected number is counted.
        var counting: String
        /// Title and text of the first push of a type.
        var example: String?

        init(_ expectation: DemoExpectation, found: Int, example: String? = nil) {
            (name, expected, counting) = (expectation.name, expectation.count, expectation.words)
            (self.found, self.example) = (found, example)
        }

        init(_ name: String, expected: Int, found: Int, _ counting: String) {
            (self.name, self.expected, self.found, self.counting) = (name, expected, found, counting)
        }
    }

    var profile, firstDay, lastDay: String
    var people, items, events, broadcasts: Int
    /// Pushes by type.
    var pushes: [Count]
    var further: [Count]
    /// Whether everything that was expected was found, and nothing else.
    var agrees: Bool
    var elapsedSeconds: Double

    init(_ month: DemoMonth, _ findings: DemoFindings, elapsed: Duration) {
        profile = month.profile
        firstDay = DemoCalendar.date(0).description
        lastDay = DemoCalendar.date(DemoCalendar.days - 1).description
        people = month.people.count
        (items, events, broadcasts) = (month.timeline.itemCount, month.timeline.eventCount, month.timeline.broadcastCount)
        pushes = month.pushes.map { Count($0, found: findings.pushes[$0.name] ?? 0, example: findings.examples[$0.name]) }
        let planned = Set(month.pushes.map(\.name))
        for (type, found) in findings.pushes.sorted(by: { $0.key < $1.key }) where !planned.contains(type) {
            pushes.append(Count(type, expected: 0, found: found, "not in the plan"))
        }
        further = [
            Count(month.grouped, found: findings.grouped),
            Count("not sent", expected: 0, found: findings.skipped, "nobody switches anything off"),
            Count("sent twice", expected: 0, found: findings.repeats, ""),
            Count("in Arabic", expected: findings.toReadersOfArabic, found: findings.inArabic, "pushes to those who read it"),
        ]
        agrees = (pushes + further).allSatisfy { $0.expected == $0.found }
        elapsedSeconds = elapsed.inSeconds
    }

    /// The report for people.
    var text: String {
        var table = TextTable(["type", "expected", "sent", "counting"])
        for count in pushes { table.add(Self.cells(count)) }
        let (expected, found) = (pushes.reduce(0) { $0 + $1.expected }, pushes.reduce(0) { $0 + $1.found })
        table.add(["all \(pushes.count)", Format.count(expected), Format.count(found), ""])
        var others = TextTable(["of all types", "expected", "found", "counting"])
        for count in further { others.add(Self.cells(count)) }
        var texts = TextTable(["type", "its first push"])
        for count in pushes { texts.add([count.name, count.example ?? ""]) }
        let told = [
            Format.counted(people, "person", "people"), Format.counted(events, "event"), Format.counted(items, "new or changed item"),
            Format.counted(broadcasts, "broadcast"),
        ].joined(separator: ", ")
        return """
            \(profile), \(firstDay) to \(lastDay): \(told)

            \(table.text)

            \(others.text)

            \(texts.text)

            took      \(Format.decimal(elapsedSeconds)) s
            adds up   \(differences.isEmpty ? "yes" : "NO: " + differences.joined(separator: "; "))
            """
    }

    private var differences: [String] {
        (pushes + further).filter { $0.expected != $0.found }
            .map { "\($0.name): \(Format.count($0.expected)) expected, \(Format.count($0.found)) found" }
    }

    private static func cells(_ count: Count) -> [String] {
        [count.name, Format.count(count.expected), Format.count(count.found), count.counting]
    }
}
