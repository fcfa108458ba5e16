import Foundation
import ServiceKit

extension PromptTexts {
    /// Reads `en.json`, `ar.json` … of a folder; by default the resources of this target.
    ///
    /// - Parameter metrics: Counts texts that a language lacks.
    /// - Throws: ``TextsMissing`` with the path and the cause.
    static func read(folder: URL? = nil, metrics: MetricsRegistry = .init()) throws -> PromptTexts {
        guard let folder = folder ?? Bundle.module.resourceURL?.appendingPathComponent("Texts", isDirectory: true) else {
            throw TextsMissing(path: "Texts", cause: "the resource bundle is missing")
        }
        var byLocale: [String: [String: [String: String]]] = [:]
        do {
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            where file.pathExtension == "json" {
                byLocale[file.deletingPathExtension().lastPathComponent] = try JSONDecoder().decode(
                    [String: [String: String]].self, from: Data(contentsOf: file))
            }
        } catch {
            throw TextsMissing(path: folder.path, cause: "\(error)")
        }
        return PromptTexts(byLocale: byLocale, metrics: metrics)
    }
}

/// The texts of prompts cannot be read.
struct TextsMissing: Error, CustomStringConvertible {
    var path: String
    var cause: String
    var description: String { "the texts of prompts cannot be read from \(path): \(cause); install the resource bundle beside the executable" }
}
