"""Messages a second that Python's package cryptography encrypts for browsers on one thread, as http_ece does: the peer of `bench_dispatcher.py encrypt`.

    .build/python/bin/python scripts/webpush_peer.py 10000
"""
import os
import sys
import time

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

TEXT = b"x" * 350


def point(key):
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derive(length, salt, info, material):
    return HKDF(SHA256(), length, salt, info).derive(material)


def encrypt(browser, secret, text):
    """RFC 8291 with one record of RFC 8188."""
    sender, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    own = point(sender.public_key())
    material = derive(32, secret, b"WebPush: info\0" + browser + own, sender.exchange(ec.ECDH(), receiver))
    key = derive(16, salt, b"Content-Encoding: aes128gcm\0", material)
    nonce = derive(12, salt, b"Content-Encoding: nonce\0", material)
    return salt + (4096).to_bytes(4, "big") + bytes([len(own)]) + own + AESGCM(key).encrypt(nonce, text + b"\2", None)


def main():
    messages = int(sys.argv[1])
    browsers = [(point(ec.generate_private_key(ec.SECP256R1()).public_key()), os.urandom(16)) for _ in range(100)]
    began = time.perf_counter()
    for number in range(messages):
        encrypt(*browsers[number % len(browsers)], TEXT)
    print(messages / (time.perf_counter() - began))


if __name__ == "__main__":
    main()
