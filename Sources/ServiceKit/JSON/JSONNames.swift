/// Spellings of member names.
public enum JSONNames {
    /// `push_device_id` → `pushDeviceId`.
    public static func camel(_ snake: String) -> String {
        var result = ""
        var upperNext = false
        for character in snake {
            if character == "_" {
                upperNext = !result.isEmpty
            } else {
                result += upperNext ? character.uppercased() : String(character)
                upperNext = false
            }
        }
        return result
    }

    /// `pushDeviceId` → `push_device_id`. Names in snake case stay.
    public static func snake(_ camel: String) -> String {
        var result = ""
        for character in camel {
            if character.isUppercase {
                result += (result.isEmpty ? "" : "_") + character.lowercased()
            } else {
                result.append(character)
            }
        }
        return result
    }
}
