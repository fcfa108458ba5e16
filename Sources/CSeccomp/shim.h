#include <seccomp.h>
#include <signal.h>
#include <sys/prctl.h>

// What Swift cannot call: prctl takes a variable number of arguments.

// The kernel kills this process when the thread that started it ends (prctl(2), PR_SET_PDEATHSIG).
static inline int carillon_die_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
