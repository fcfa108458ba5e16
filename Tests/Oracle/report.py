"""The result of a run, for people and as JSON."""
import json

SHOWN = 20


def facts(world, event_id, user_id):
    """What the world says about an event and a user, in the order of time up to the event, and what changed in the two days after it."""
    steps = world["steps"]
    place = next((step["step"] for step in steps if "event" in step and step["event"]["event_id"] == event_id), None)
    lines = []
    user = next((user for user in world["users"] if user["user_id"] == user_id), None)
    if user:
        lines.append("user: " + json.dumps({name: value for name, value in user.items() if name != "devices"}, ensure_ascii=False))
        devices = [{name: value for name, value in device.items() if name != "token"} for device in user["devices"]]
        lines.append("devices: " + json.dumps(devices))
    if place is None:
        return lines
    event = steps[place]["event"]
    for channel in world["channels"]:
        if channel["channel_id"] == event.get("channel_id") and len(channel["members"]) <= 30:
            lines.append("channel: " + json.dumps(channel))
    lines += [f"thread: {json.dumps(thread)}" for thread in world["threads"] if thread["thread_id"] == event.get("thread_id")]
    lines += [f"relationship: {json.dumps(link)}" for link in world["relationships"]
              if user_id in (link["guardian_user_id"], link["child_user_id"])]
    links = {link["relationship_id"] for link in world["relationships"] if user_id in (link["guardian_user_id"], link["child_user_id"])}
    for step in steps[:place + 200]:
        about = step.get("user_id") == user_id or step.get("relationship_id") in links or step["step"] == place
        if about or (step["kind"] == "user_status" and step["user_id"] == event.get("subject_user_id")) or (
                step["kind"] == "entity_deleted" and step["entity_id"] == event.get("entity_id")):
            rest = {name: value for name, value in step.items()
                    if name not in ("step", "at", "kind") and (name, value) != ("user_id", user_id)}
            lines.append(f"{step['at']} step {step['step']} {step['kind']}: {json.dumps(rest, ensure_ascii=False)}")
    return lines[:3] + lines[3:][-25:]


def as_object(world, comparison, observed, killed_at):
    return {
        "profile": world["profile"], "seed": world["seed"], "users": len(world["users"]), "steps": len(world["steps"]),
        "events": len(comparison.events), "decisions": len(comparison.decisions), "requests": len(observed.requests),
        "pushes": len(comparison.answer["pushes"]), "deferred": comparison.deferred, "kills": len(killed_at), "repeated": comparison.repeated,
        "suppressed_violations": comparison.violations(),
        "outcomes": {name: {"expected": comparison.expected_counts[name], "found": comparison.found_counts[name]}
                     for name in sorted(set(comparison.expected_counts) | set(comparison.found_counts))},
        "digest": comparison.digest(),
        "differences": comparison.differences,
    }


def show(result, world, observed):
    width = max([len(name) for name in result["outcomes"]] + [8])
    print(f"\n{'outcome':{width}}  expected     found")
    for name, counts in result["outcomes"].items():
        mark = "" if counts["expected"] == counts["found"] else "  differs"
        print(f"{name:{width}}  {counts['expected']:8}  {counts['found']:8}{mark}")
    refused = {" ".join(map(str, key)): number for key, number in observed.refused.items()}
    print(f"\n{result['profile']}, seed {result['seed']}: {result['users']} users, {result['steps']} steps, {result['events']} events, "
          f"{result['decisions']} decisions,\n{result['pushes']} pushes expected ({result['deferred']} of them deferred), "
          f"{result['requests']} requests at providers, "
          f"{result['kills']} kills, {result['repeated']} repeats after kills of the dispatcher"
          + (f",\nrefused by providers: {refused}" if refused else ""))
    differences = result["differences"]
    for number, difference in enumerate(differences[:SHOWN]):
        print(f"\n{number + 1}. event {difference['event']}, user {difference['user']}: {difference['what']}"
              f"\n   expected {difference['expected']}\n   found    {difference['found']}")
        for line in facts(world, difference["event"], difference["user"]):
            print(f"     {line[:400]}")
    if len(differences) > SHOWN:
        print(f"\nand {len(differences) - SHOWN} further differences")
    print(f"\nsuppressed_violations {result['suppressed_violations']}, differences {len(differences)}"
          f"\ndigest {result['digest']}", flush=True)


def show_repetition(comparisons):
    """Whether several runs of one world decided the same."""
    first, *others = [set(comparison.rows()) for comparison in comparisons]
    for number, rows in enumerate(others, 2):
        for what, found in (("1", first - rows), (str(number), rows - first)):
            for row in sorted(found)[:SHOWN]:
                print(f"in run {what} alone: {row}")
    if all(rows == first for rows in others):
        print(f"\n{len(comparisons)} runs, the last one with kills, decided the same")
