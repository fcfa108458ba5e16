# Sourced by what runs tests: a process of ours that crashes leaves a report, and a report fails the run.
rm -rf .build/crashes
mkdir -p .build/crashes
export SWIFT_BACKTRACE="enable=yes,color=no,interactive=no,output-to=$PWD/.build/crashes"

# Prints the reports. Fails when there is one.
no_crash_reports() {
    local report found=0
    for report in .build/crashes/*; do
        [ -e "$report" ] || continue
        found=1
        printf '\nA process crashed (%s):\n' "$report"
        grep -m1 -E '^\*\*\* |Crash' "$report" || true
        sed -n '/crashed:/,/^$/p' "$report" | head -30
    done
    return "$found"
}
