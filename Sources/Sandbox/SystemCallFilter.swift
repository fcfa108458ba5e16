import CSeccomp
import Glibc

/// The list of permitted system calls, which libseccomp turns into a program for the kernel (seccomp(2)).
enum SystemCallFilter {
    /// Calls that are permitted with any arguments.
    private static let permitted = [
        // Memory.
        "brk", "munmap", "mremap", "madvise",
        // Locks, time, random seeds of hash tables.
        "futex", "clock_gettime", "getrandom",
        // Ends, and what an ending by a fault needs.
        "exit", "exit_group", "rt_sigreturn", "rt_sigprocmask",
    ]

    /// Gives this process the filter for good. A process that asks for anything else is killed (SIGSYS). So is one that uses the numbers of another
    /// processor architecture. The process gets PR_SET_NO_NEW_PRIVS, too.
    static func load() throws(ProcessSandbox.Failure) {
        guard let filter = seccomp_init(SCMP_ACT_KILL_PROCESS) else { throw .init("seccomp_init", EINVAL) }
        defer { seccomp_release(filter) }
        for name in permitted { try permit(name, [], filter) }
        // Standard output and standard error.
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            try permit("write", [scmp_arg_cmp(arg: 0, op: SCMP_CMP_EQ, datum_a: scmp_datum_t(descriptor), datum_b: 0)], filter)
        }
        // Memory that cannot be executed.
        let notExecutable = scmp_arg_cmp(arg: 2, op: SCMP_CMP_MASKED_EQ, datum_a: scmp_datum_t(PROT_EXEC), datum_b: 0)
        for name in ["mmap", "mprotect"] { try permit(name, [notExecutable], filter) }
        let result = seccomp_load(filter)
        guard result == 0 else { throw .init("seccomp_load", -result) }
    }

    private static func permit(_ name: String, _ conditions: [scmp_arg_cmp], _ filter: scmp_filter_ctx) throws(ProcessSandbox.Failure) {
        let number = seccomp_syscall_resolve_name(name)
        let result = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, number, UInt32(conditions.count), conditions)
        guard result == 0 else { throw .init("seccomp_rule_add_array(\(name))", -result) }
    }
}
