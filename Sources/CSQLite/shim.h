// What Swift cannot call: sqlite3_config takes a variable number of arguments.
#include <sqlite3.h>

// Turns off the count of SQLite's memory, which locks one mutex for the whole process at each allocation (https://sqlite.org/malloc.html, 2.1).
// Only before SQLite's first use; the result is SQLITE_MISUSE afterwards.
static inline int carillon_sqlite_without_memory_count(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
