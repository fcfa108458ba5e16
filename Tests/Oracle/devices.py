"""Changes of a user's devices."""


def device_step(chance, line, people, devices, name):
    """Registers a device, removes one, or changes its permission."""
    have = devices[name]
    kind = chance.weighted({"permission": 50, "unregister": 25, "register": 25})
    if kind == "register" and len(have) < 3:
        user = next(user for user in people.users if user["user_id"] == name)
        zone = next((device["timezone"] for device in user["devices"] + have), user["timezone"] or "UTC")
        device = people.device(name, zone)
        others = [(owner, known) for owner in devices for known in devices[owner] if owner != name] if chance.of(0.2) else []
        if others:
            # A shared phone: the device moves to this user (REG-22).
            owner, known = chance.choice(others)
            devices[owner].remove(known)
            device.update(token=known["token"], platform=known["platform"], permission_status="granted")
        have.append(device)
        line.add("register", user_id=name, device=device)
    elif kind == "unregister" and have:
        line.add("unregister", user_id=name, device_id=have.pop(chance.randrange(len(have)))["device_id"])
    elif have:
        device = chance.choice(have)
        line.add("permission", user_id=name, device_id=device["device_id"], permission_status=chance.choice(["granted", "denied"]))
