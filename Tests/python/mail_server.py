"""A mail server that keeps what it gets. Serves until its standard input ends.

    mail_server.py CERTIFICATE KEY PORT_FILE MAIL_FOLDER starttls|tls|plain

It asks for the account carillon with the password "s3cret word". Each mail becomes a file NUMBER.json: envelope, header fields as Python's own parser
reads them, and the parts with their texts. A recipient named CODE@... is refused with that code.
"""

import asyncio
import email
import email.policy
import json
import os
import ssl
import sys
import threading

from aiosmtpd.smtp import SMTP, AuthResult

certificate, key, port_file, folder, security = sys.argv[1:6]


class Keeper:
    count = 0

    async def handle_RCPT(self, server, session, envelope, address, options):
        code = address.partition("@")[0]
        if code.isdigit():
            return f"{code} no"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        parts = [{"type": part.get_content_type(), "text": part.get_content()} for part in message.walk() if not part.is_multipart()]
        kept = {
            "from": envelope.mail_from, "to": envelope.rcpt_tos, "tls": session.ssl is not None or security == "tls",
            "account": session.auth_data,
            "headers": [[name, str(value)] for name, value in message.items()], "defects": [str(d) for d in message.defects], "parts": parts,
        }
        path = os.path.join(folder, f"{Keeper.count}.json")
        Keeper.count += 1
        with open(path + ".new", "w") as file:
            json.dump(kept, file)
        os.rename(path + ".new", path)
        return "250 kept"


def authenticate(server, session, envelope, mechanism, data):
    good = data.login == b"carillon" and data.password == b"s3cret word"
    return AuthResult(success=good, handled=False, auth_data="carillon" if good else None)


context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, key)
# Behind TLS from the first byte, aiosmtpd sees no TLS of its own.
options = {"authenticator": authenticate, "auth_required": security != "plain", "auth_require_tls": security == "starttls"}
if security == "starttls":
    options.update(tls_context=context, require_starttls=True)


async def serve():
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(Keeper(), hostname="localhost", **options), "127.0.0.1", 0, ssl=context if security == "tls" else None)
    with open(port_file + ".new", "w") as file:
        file.write(str(server.sockets[0].getsockname()[1]))
    os.rename(port_file + ".new", port_file)
    await server.serve_forever()


def stop_with_input():
    sys.stdin.read()
    os._exit(0)


threading.Thread(target=stop_with_input, daemon=True).start()
asyncio.run(serve())
