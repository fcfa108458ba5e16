// Written by scripts/protos.sh. Do not edit: run `make protos`.
#pragma once
#include "google/protobuf/compiler/plugin.pb-c.h"
#include "google/protobuf/descriptor.pb-c.h"
#include "google/rpc/error_details.pb-c.h"
#include "grpc/health/v1/health.pb-c.h"
#include "grpc/reflection/v1/reflection.pb-c.h"
#include "grpc/reflection/v1alpha/reflection.pb-c.h"
#include "carillon_standard_descriptors.h"
