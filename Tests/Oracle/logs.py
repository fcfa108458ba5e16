"""Chat logs: messages, joins and departures by minutes, users behind nicks, threads of reply links.

`[HH:MM] <nick> text` is a message, `=== nick [host] has joined #channel` and the like a system line; NAME.annotation.txt beside NAME.raw.txt has
the lines `A B -`: line B answers line A. What is neither is left out, as are actions.
"""
import re
from dataclasses import dataclass, field

MESSAGE = re.compile(r"\[(\d\d):(\d\d)\] <([^>]+)> (.*)")
RENAME = re.compile(r"=== (\S+) is now known as (\S+)")
PRESENCE = re.compile(r"=== (\S+) \[.*\]\s+has (joined|left|quit)")
ADDRESSEE = re.compile(r"@?(\S+?)[,:>]+(\s|$)")
LONGEST = 80


@dataclass
class Line:
    """Something that a person did. `minute` counts from the midnight before the log began."""
    minute: int
    person: str
    kind: str  # message, joined, left
    text: str = ""
    addressee: str | None = None
    thread: int | None = None  # the line that began it; None: no answer


@dataclass
class Log:
    name: str
    lines: list = field(default_factory=list)
    persons: list = field(default_factory=list)  # who speaks or is addressed, by their first nick
    speakers: dict = field(default_factory=dict)  # by the first line of a thread


class Nicks:
    """Nicks of one person are merged by renames, over the whole log."""

    def __init__(self, lines):
        self.first = {}
        for line in lines:
            if found := RENAME.match(line):
                old, new = (self.person(nick) for nick in found.groups())
                self.first[new] = old
        self.spoken = {self.person(found[3]) for line in lines if (found := MESSAGE.match(line))}

    def person(self, nick):
        seen = set()
        while nick in self.first and self.first[nick] != nick and nick not in seen:
            seen.add(nick)
            nick = self.first[nick]
        return nick

    def addressee(self, text):
        found = ADDRESSEE.match(text)
        person = self.person(found[1]) if found else None
        return person if person in self.spoken else None


def forward(minute, last, offset):
    """Minutes that only go forward, and the offset of the next ones: back by 18 hours is midnight, by 6 a clock of 12 hours."""
    back = last - minute - offset
    if back > 18 * 60:
        offset += 24 * 60
    elif back >= 6 * 60:
        offset += 12 * 60
    return max(last, minute + offset), offset


def plain(text):
    """Words alone: what a preview strips of markdown is nothing that this compares."""
    words = " ".join(re.sub(r"[^\w\s]|_", " ", text).split())
    return words[:LONGEST].strip() or "words"


def roots(path):
    """The first line of the thread of each line that answers one."""
    answers = {}
    for words in (line.split() for line in path.read_text(errors="replace").split("\n")) if path.exists() else ():
        if len(words) >= 2 and words[0].isdigit() and words[1].isdigit() and words[0] != words[1]:
            earlier, later = sorted((int(words[0]), int(words[1])))
            answers[later] = min(answers.get(later, earlier), earlier)

    def root(line):
        while line in answers:
            line = answers[line]
        return line

    return {line: root(line) for line in answers}


def read(path, most=None):
    """A log with its threads; of at most so many messages."""
    raw = path.read_bytes().decode("utf-8", "replace").replace("\0", "�").split("\n")
    nicks, log = Nicks(raw), Log(path.name.removesuffix(".raw.txt"))
    threads = roots(path.with_name(log.name + ".annotation.txt"))
    begun = next(filter(None, map(MESSAGE.match, raw)), None)
    last = int(begun[1]) * 60 + int(begun[2]) if begun else 0
    offset, messages, persons = 0, 0, {}
    for number, line in enumerate(raw):
        if found := MESSAGE.match(line):
            if messages == most:
                break
            messages += 1
            last, offset = forward(int(found[1]) * 60 + int(found[2]), last, offset)
            person, addressee = nicks.person(found[3]), nicks.addressee(found[4])
            root = threads.get(number)
            log.lines.append(Line(last, person, "message", plain(found[4]), addressee, root))
            persons.update(dict.fromkeys([person] + ([addressee] if addressee else [])))
            first = number if root is None else root
            log.speakers.setdefault(first, {})[person] = None
        elif found := PRESENCE.match(line):
            log.lines.append(Line(last, nicks.person(found[1]), "joined" if found[2] == "joined" else "left"))
    log.persons = list(persons)
    return log


def read_all(paths, most=None):
    """The logs of folders and files, in the order of their names."""
    files = []
    for path in paths:
        files += sorted(path.glob("*.raw.txt")) if path.is_dir() else [path]
    found = [read(file, most) for file in files]
    if not any(log.persons for log in found):
        raise ValueError(f"no message in {', '.join(map(str, paths))}")
    return found
