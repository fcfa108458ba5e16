import CarillonAPI

/// How the user wants notifications of a type to sound and feel.
struct Presentation: Sendable, Hashable {
    /// No sound at all.
    var silent = false
    /// Empty leaves it to policy.
    var sound = ""
    /// Milliseconds, pause and buzz in turn; empty leaves it to the device.
    var vibration: [Int32] = []

    init(silent: Bool = false, sound: String = "", vibration: [Int32] = []) {
        self.silent = silent
        self.sound = sound
        self.vibration = vibration
    }

    /// The choices in an answer of preferences.
    init(_ answer: PreferencesV1.SendAnswer) { self.init(silent: answer.silent, sound: answer.sound, vibration: answer.vibrationMs) }
}
