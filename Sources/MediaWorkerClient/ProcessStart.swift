import CSpawn
import Glibc
import PreparedImages

/// Starts programs with posix_spawn(3).
enum ProcessStart {
    /// Starts a program without a shell. It has standard input and output, standard error that nobody reads, no environment, no other file of this
    /// process, and the default reaction to every signal.
    ///
    /// - Parameter standardStreams: the descriptor that becomes its standard input and output.
    static func start(_ executable: String, _ arguments: [String], standardStreams: Int32) throws(ImageFailure) -> pid_t {
        var files = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&files) == 0, posix_spawnattr_init(&attributes) == 0 else {
            throw .workerUnavailable("no memory for a process")
        }
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&files, standardStreams, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&files, standardStreams, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1)
        // Threads of Dispatch block signals, and servers ignore SIGPIPE.
        var (blocked, defaults) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        sigfillset(&defaults)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var environment: [UnsafeMutablePointer<CChar>?] = [nil]
        var pid: pid_t = 0
        let error = posix_spawn(&pid, executable, &files, &attributes, &words, &environment)
        guard error == 0 else { throw .workerUnavailable("\(executable) does not start: \(String(cString: strerror(error)))") }
        return pid
    }
}
