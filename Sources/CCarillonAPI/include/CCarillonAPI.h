// Written by scripts/protos.sh. Do not edit: run `make protos`.
#pragma once
#include "carillon/common/v1/common.pb-c.h"
#include "carillon/dispatcher/v1/dispatcher.pb-c.h"
#include "carillon/evaluator/v1/evaluator.pb-c.h"
#include "carillon/options/v1/options.pb-c.h"
#include "carillon/preferences/v1/preferences.pb-c.h"
#include "carillon/receipts/v1/receipts.pb-c.h"
#include "carillon/registry/v1/registry.pb-c.h"
#include "carillon/registry/v1/tokens.pb-c.h"
#include "carillon/simulator/v1/simulator.pb-c.h"
#include "carillon/testing/v1/clock.pb-c.h"
#include "carillon_api_descriptors.h"
