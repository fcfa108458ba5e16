#include <protobuf-c/protobuf-c.h>

// The address protobuf-c gives every absent proto3 string; an array of unknown size, which Swift cannot import.
static inline const char *carillon_protobuf_c_empty_string(void) { return protobuf_c_empty_string; }
