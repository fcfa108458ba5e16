import CarillonAPI

/// All stages of the ladder for one target. The first one that stops or delays it decides, and the others tell what would decide without it.
struct LadderWalk {
    private(set) var stages: [EvaluatorV1.DryRunStage] = []
    private(set) var obstacle: Obstacle?
    private(set) var note = ""

    /// - Parameters:
    ///   - counts: of earlier pushes.
    ///   - records: dedup records of all keys of the target that exist.
    init(_ target: TargetDecision, counts: PushCountBook, records: DedupRecords) {
        if let refusal = target.candidate.refusal {
            add("user", .refusal(refusal))
            return
        }
        add("user", nil)
        var target = target
        for stage in EligibilityLadder.afterPreferences { add(stage.name, stage.verdict(&target)) }
        var check = EarlierPushCheck(target, counts: counts, record: { records[$0] })
        for stage in EligibilityLadder.byEarlierPushes { add(stage.name, stage.verdict(&check)) }
    }

    mutating func add(_ name: String, _ verdict: Obstacle?, note: String = "") {
        if obstacle == nil { obstacle = verdict }
        if verdict == nil { self.note = note }
        stages.append(.init(name: name, passed: verdict == nil, detail: verdict?.words ?? note))
    }
}

extension Obstacle {
    /// For people.
    fileprivate var words: String {
        switch self {
        case .refusal(let refusal): "\(refusal.reason.name): \(refusal.detail)"
        case .deferral(let deferral): deferral.words
        }
    }
}
