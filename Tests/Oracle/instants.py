"""Instants of a world, in milliseconds since 1970 and as text."""
from datetime import datetime, timedelta, timezone

HOUR = 3_600_000
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def milliseconds(text):
    """An instant of a world as milliseconds since 1970."""
    return (datetime.fromisoformat(text) - EPOCH) // timedelta(milliseconds=1)


def instant(number):
    moment = EPOCH + timedelta(milliseconds=number)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{number % 1000:03}Z"
