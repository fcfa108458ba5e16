#!/usr/bin/env bash
# Formatting, and the lint tests: imports between targets, file sizes, documentation, generated code.
set -euo pipefail
cd "$(dirname "$0")/.."

git ls-files '*.swift' ':!*/Generated/*' | xargs swift format lint --strict --configuration .swift-format --parallel
CARILLON_TESTS=LintTests swift build --build-tests
CARILLON_TESTS=LintTests swift test --skip-build
