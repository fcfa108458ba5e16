import ArgumentParser

/// `carillon completions`.
struct Completions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Print the script that makes a shell complete carillon's commands and options.",
        discussion: """
            bash:  carillon completions bash > ~/.local/share/bash-completion/completions/carillon
            zsh:   carillon completions zsh > DIR/_carillon, in a directory of your $fpath
            fish:  carillon completions fish > ~/.config/fish/completions/carillon.fish

            Start a new shell afterwards.
            """
    )
    .example("carillon completions bash")

    enum Shell: String, ExpressibleByArgument, CaseIterable {
        case bash, zsh, fish

        var kind: CompletionShell {
            switch self {
            case .bash: .bash
            case .zsh: .zsh
            case .fish: .fish
            }
        }
    }

    @Argument(help: "bash, zsh or fish.") var shell: Shell

    func run() { print(Carillon.completionScript(for: shell.kind)) }
}
