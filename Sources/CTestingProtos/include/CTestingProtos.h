// Written by scripts/protos.sh. Do not edit: run `make protos`.
#pragma once
#include "grpc/testing/empty.pb-c.h"
#include "grpc/testing/messages.pb-c.h"
#include "grpc/testing/test.pb-c.h"
#include "carillon_testing_descriptors.h"
