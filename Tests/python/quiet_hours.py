"""Quiet hours around every change of the clocks of every zone in two years, computed with zoneinfo alone.

Arguments: the first year. Prints one line a zone and window,

    ZONE START END DAYS PROBE:END …

where DAYS are digits (0 = Sunday), PROBE is an instant in seconds since 1970, and END the first instant from there on that no
window covers, or "-" where none covers the probe itself. PreferencesTests compares its own answers with these.
"""

import sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo, available_timezones

DAY = 86_400
EVERY_DAY = frozenset(range(7))


def offset(zone, instant):
    return int(datetime.fromtimestamp(instant, zone).utcoffset().total_seconds())


def transitions(zone, first, last):
    """Instants at which the offset changes."""
    found = []
    low, before = first, offset(zone, first)
    for high in range(first + DAY // 4, last, DAY // 4):
        after = offset(zone, high)
        if after != before:
            found.append(bisect(zone, low, high))
        low, before = high, after
    return found


def bisect(zone, low, high):
    """The first instant after `low` with the offset of `high`."""
    after = offset(zone, high)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if offset(zone, middle) == after else (middle, high)
    return high


def instant_of(zone, day, minute, late):
    """The instant of a wall time: the later one where it occurs twice and `late`, the end of the gap where it never does."""
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60)
    candidates = []
    for fold in (0, 1):
        moment = wall.replace(tzinfo=zone, fold=fold)
        instant = int(moment.timestamp())
        if datetime.fromtimestamp(instant, zone).replace(tzinfo=None, fold=0) == wall:
            candidates.append(instant)
    if candidates:
        return max(candidates) if late else min(candidates)
    around = [int(wall.replace(tzinfo=zone, fold=fold).timestamp()) for fold in (0, 1)]
    return bisect(zone, min(around) - 1, max(around) + 1)


def quiet_intervals(zone, start, end, days, around):
    """Times during which quiet hours are on, near an instant; what overlaps or touches is one."""
    today = datetime.fromtimestamp(around, zone).date()
    intervals = []
    for distance in range(-4, 6):
        day = today + timedelta(days=distance)
        if (day.weekday() + 1) % 7 not in days:
            continue
        begins = instant_of(zone, day, start, late=False)
        ends = instant_of(zone, day if start < end else day + timedelta(days=1), end, late=True)
        if begins < ends:
            intervals.append((begins, ends))
    merged = []
    for begins, ends in sorted(intervals):
        if merged and begins <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(ends, merged[-1][1]))
        else:
            merged.append((begins, ends))
    return merged


def windows(zone, change):
    """Windows that begin, end, lie and wrap around what the clocks skip or repeat at a change."""
    before, after = offset(zone, change - 1), offset(zone, change)
    low, high = sorted(((change + before) // 60, (change + after) // 60))
    middle, step = (low + high) // 2, max(1, (high - low) // 6)
    local = date.fromordinal(date(1970, 1, 1).toordinal() + low // 1_440)
    weekday = (local.weekday() + 1) % 7
    for start, end, days in [
        (22 * 60, 7 * 60, EVERY_DAY),
        (22 * 60, 7 * 60, {(weekday - 1) % 7}),
        (22 * 60, 7 * 60, EVERY_DAY - {(weekday - 1) % 7}),
        (middle, middle + 240, EVERY_DAY),
        (middle - 300, middle, EVERY_DAY),
        (middle - step, middle + step, EVERY_DAY),
        (low, high, {weekday}),
        (high, low, EVERY_DAY),
        (middle + step, middle - step, EVERY_DAY),
        (middle + step, middle - step, {weekday, (weekday + 1) % 7}),
        (23 * 60 + 30, 30, EVERY_DAY),
        (middle - 60, middle + 60, {weekday}),
    ]:
        start, end = start % 1_440, end % 1_440
        if start != end:
            yield start, end, frozenset(days)


def line(name, zone, start, end, days, around):
    intervals = quiet_intervals(zone, start, end, days, around)
    probes = {around - 1, around, around + 1}
    for begins, ends in intervals:
        if abs(begins - around) < 26 * 3_600 or abs(ends - around) < 26 * 3_600:
            probes |= {begins - 1, begins, ends - 1, ends}
    answers = []
    for probe in sorted(probes):
        ends = next((ends for begins, ends in intervals if begins <= probe < ends), None)
        answers.append(f"{probe}:{ends if ends is not None else '-'}")
    clock = [f"{minute // 60:02}:{minute % 60:02}" for minute in (start, end)]
    return " ".join([name, *clock, "".join(map(str, sorted(days))), *answers])


def main(year):
    first = int(datetime(year, 1, 1, tzinfo=timezone.utc).timestamp())
    last = int(datetime(year + 2, 1, 1, tzinfo=timezone.utc).timestamp())
    for name in sorted(available_timezones()):
        if not name[0].isupper():
            continue
        zone = ZoneInfo(name)
        changes = transitions(zone, first, last)
        for change in changes:
            for start, end, days in windows(zone, change):
                print(line(name, zone, start, end, days, change))
        if not changes:
            around = first + 100 * DAY
            print(line(name, zone, 22 * 60, 7 * 60, EVERY_DAY, around))
            print(line(name, zone, 9 * 60, 17 * 60, frozenset({1, 3, 5}), around))


if __name__ == "__main__":
    main(int(sys.argv[1]))
