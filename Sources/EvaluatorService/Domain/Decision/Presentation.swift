import CarillonAPI

/// The user's choice of sound and vibration for notifications of a type.
struct Presentation: Sendable, Hashable {
    /// No sound at all.
    var silent = false
    /// Empty: as the policy says.
    var sound = ""
    /// Milliseconds of pause and vibration in turn; empty: as the device does.
    var vibration: [Int32] = []

    init(silent: Bool = false, sound: String = "", vibration: [Int32] = []) {
        self.silent = silent
        self.sound = sound
        self.vibration = vibration
    }

    /// The choices in an answer of preferences.
    init(_ answer: PreferencesV1.SendAnswer) { self.init(silent: answer.silent, sound: answer.sound, vibration: answer.vibrationMs) }
}
