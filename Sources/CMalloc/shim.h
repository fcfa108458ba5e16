// What Swift's Glibc module leaves out: malloc_trim.
#include <malloc.h>
