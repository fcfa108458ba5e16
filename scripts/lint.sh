#!/usr/bin/env bash
# Formatting, and the lint tests: arrows between rooms, file sizes, documentation, generated code.
set -euo pipefail
cd "$(dirname "$0")/.."

swift format lint --strict --configuration .swift-format --recursive --parallel Package.swift Sources Tests services
CARILLON_TESTS=LintTests swift build --build-tests
CARILLON_TESTS=LintTests swift test --skip-build
