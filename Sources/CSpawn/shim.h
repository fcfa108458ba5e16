// What Swift's Glibc module leaves out: a GNU extension of spawn.h (glibc 2.34). The child closes all descriptors from the given one on.
#include <spawn.h>

extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
