// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifndef CARILLON_FILE_DESCRIPTOR
#define CARILLON_FILE_DESCRIPTOR
/// One encoded google.protobuf.FileDescriptorProto.
struct carillon_file_descriptor {
  const char *path;
  const uint8_t *bytes;
  size_t size;
};
#endif

/// The contracts of this library, imports first.
const struct carillon_file_descriptor *carillon_standard_file_descriptors(void);
size_t carillon_standard_file_descriptor_count(void);
