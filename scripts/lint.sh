#!/usr/bin/env bash
# Formatting, and the rules of the checkout (Tests/LintTests).
set -euo pipefail
cd "$(dirname "$0")/.."

git ls-files '*.swift' ':!*/Generated/*' | xargs swift format lint --strict --configuration .swift-format --parallel
CARILLON_TESTS=LintTests swift build --build-tests
CARILLON_TESTS=LintTests swift test --skip-build
