import HTTP2
import NIOCore
import Testing

@testable import RPC

@Suite("The header grpc-timeout") struct GRPCTimeoutTests {
    /// The eight-digit edge of every unit and both sides of it, and the nanosecond values that other implementations got wrong.
    static let interesting: [Int64] = {
        var values: [Int64] = [1, 2, 999, 1_000, 29_999_912_000, 30_000_000_000, 5_000_000_000]
        for unit: Int64 in [1, 1_000, 1_000_000, 1_000_000_000, 60_000_000_000] {
            for offset: Int64 in [-1, 0, 1] { values.append(99_999_999 * unit + offset) }
            values.append(100_000_000 * unit)
            values.append(12_345_678 * unit)
        }
        values.append(TimeAmount.longest.nanoseconds)
        return values.filter { $0 <= TimeAmount.longest.nanoseconds }
    }()

    @Test("ARCH-02 every time survives the header to within its unit, and never grows", arguments: interesting)
    func roundTrip(nanoseconds: Int64) throws {
        let header = GRPCTimeout.encode(.nanoseconds(nanoseconds))
        #expect(header.utf8.count <= 9)
        let decoded = try #require(GRPCTimeout.decode(header))
        #expect(decoded.nanoseconds <= nanoseconds)
        // Eight digits are kept from 0.1 s on.
        #expect(Double(decoded.nanoseconds) >= Double(nanoseconds) * 0.99)
    }

    @Test("The whole range of magnitudes survives")
    func sweep() throws {
        var value: Int64 = 1
        while value < TimeAmount.longest.nanoseconds / 3 {
            for nanoseconds in [value, value + value / 7, value * 2 - 1] {
                let decoded = try #require(GRPCTimeout.decode(GRPCTimeout.encode(.nanoseconds(nanoseconds))))
                #expect(decoded.nanoseconds <= nanoseconds)
                #expect(Double(decoded.nanoseconds) >= Double(nanoseconds) * 0.99)
            }
            value = value * 3 / 2 + 1
        }
    }

    @Test("Units are read as the document names them: m is milli, M is a minute")
    func units() {
        #expect(GRPCTimeout.decode("1H") == .hours(1))
        #expect(GRPCTimeout.decode("2M") == .minutes(2))
        #expect(GRPCTimeout.decode("3S") == .seconds(3))
        #expect(GRPCTimeout.decode("4m") == .milliseconds(4))
        #expect(GRPCTimeout.decode("5u") == .microseconds(5))
        #expect(GRPCTimeout.decode("6n") == .nanoseconds(6))
        #expect(GRPCTimeout.decode("29999912u") == .microseconds(29_999_912))
        #expect(GRPCTimeout.decode("99999999S") == .seconds(99_999_999))
        #expect(GRPCTimeout.decode("99999999H") == .longest)
        #expect(GRPCTimeout.decode("00000001S") == .seconds(1))
        #expect(GRPCTimeout.decode("0S") == .nanoseconds(0))
    }

    @Test("Malformed timeouts are refused", arguments: ["", "S", "1", "1s", "-1S", "1.5S", "123456789S", "1 S", "S1", "1SS", "١S"])
    func malformed(header: String) {
        #expect(GRPCTimeout.decode(header) == nil)
    }

    @Test("A time that is over is still a timeout")
    func over() {
        #expect(GRPCTimeout.encode(.nanoseconds(0)) == "1n")
        #expect(GRPCTimeout.encode(.seconds(-3)) == "1n")
    }
}

@Suite("The header grpc-message") struct StatusMessageCodingTests {
    @Test(
        "Messages survive",
        arguments: [
            "", "plain text", "100 % of it", "tab\there", "line\nbreak", "Grüße, 世界 🌍", " edges ", "%41 stays", "\u{7f}\u{0}",
        ])
    func roundTrip(text: String) {
        let encoded = StatusMessageCoding.encode(text)
        #expect(encoded.utf8.allSatisfy { $0 >= 0x20 && $0 <= 0x7e })
        #expect(encoded.utf8.first != 0x20 && encoded.utf8.last != 0x20)
        #expect(StatusMessageCoding.decode(encoded) == text)
    }

    @Test("Escapes are two upper-case digits")
    func form() {
        #expect(StatusMessageCoding.encode("ü%\n") == "%C3%BC%25%0A")
    }

    @Test("Decoding never fails: broken sequences stay as they are")
    func broken() {
        #expect(StatusMessageCoding.decode("100%") == "100%")
        #expect(StatusMessageCoding.decode("%4") == "%4")
        #expect(StatusMessageCoding.decode("%zz%41") == "%zzA")
        #expect(StatusMessageCoding.decode("%FF") == "\u{FFFD}")
    }
}

@Suite("Base64 in headers") struct Base64Tests {
    @Test("RFC 4648 vectors, written without padding and read with and without")
    func vectors() {
        let vectors = [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
        ]
        for (plain, padded) in vectors {
            let unpadded = padded.filter { $0 != "=" }
            #expect(Base64.encode(Array(plain.utf8)) == unpadded)
            #expect(Base64.decode(padded.utf8) == Array(plain.utf8))
            #expect(Base64.decode(unpadded.utf8) == Array(plain.utf8))
        }
    }

    @Test("All bytes of all lengths survive")
    func roundTrip() {
        for length in 0..<70 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
            #expect(Base64.decode(Base64.encode(bytes).utf8) == bytes)
        }
    }

    @Test("What is not base64 is refused", arguments: ["Z", "Zg=", "Zm8==", "Zm9v=", "Z g", "Zm_v", "====", "Zm9vZ"])
    func malformed(text: String) {
        #expect(Base64.decode(text.utf8) == nil)
    }
}

@Suite("Metadata") struct MetadataTests {
    @Test("Keys have no case, order is kept, values of one key are several")
    func keys() {
        var metadata: Metadata = ["X-One": "1"]
        metadata.addString("2", forKey: "x-one")
        metadata.addBinary([1, 2, 3], forKey: "trace")
        #expect(metadata[string: "X-ONE"] == "1")
        #expect(metadata.strings(forKey: "x-one") == ["1", "2"])
        #expect(metadata[binary: "trace-bin"] == [1, 2, 3])
    }

    @Test("Binary values travel as base64; several in one field are split before decoding")
    func binary() {
        var headers: HTTP2Headers = ["data-bin": "AQI=, Aw", "x": "a,b"]
        var metadata = Metadata()
        headers.forEachField { name, value, _ in _ = metadata.addField(name: name, value: value) }
        #expect(metadata.entries.map(\.value) == [.binary([1, 2]), .binary([3]), .string("a,b")])
        headers = HTTP2Headers()
        metadata.write(to: &headers)
        #expect(headers.all("data-bin") == ["AQI", "Aw"])
    }

    @Test("What HTTP/2 cannot carry is left out and named")
    func refused() {
        for (key, value) in [("bad key", "v"), ("ok", "line\nbreak"), ("grpc-mine", "v"), ("ok", "ümlaut"), (":path", "/")] {
            var metadata = Metadata()
            metadata.addString(value, forKey: key)
            var headers = HTTP2Headers()
            #expect(metadata.write(to: &headers) == key)
            #expect(headers.entries.isEmpty)
        }
    }
}
