// Written by protoc-gen-carillon from carillon/gateway/v1/media.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Pictures of notifications, prepared for devices (EVAL-33).
public enum GatewayV1 {}

extension GatewayV1 {
    /// `carillon.gateway.v1.PrepareMediaRequest`.
    public struct PrepareMediaRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// An https address, at most 2,000 bytes.
        public var sourceUrl: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.sourceUrl = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            sourceUrl: String = ""
        ) {
            self.tenant = tenant
            self.sourceUrl = sourceUrl
        }
    }
}

extension GatewayV1 {
    /// A picture within the limits of its app (`image_max_px`, `image_max_bytes`). Each address has 128 random bits, and is gone at the end.
    public struct PreparedMedia: Message {
        public var url: String
        /// The first frame, where `url` is an animation; else empty.
        public var stillUrl: String
        /// At most 120 × 120 px: 40 × 40 points of an iPhone.
        public var iosIconUrl: String
        /// At most 72 × 72 px: 24 × 24 dp at the density xxhdpi.
        public var androidIconUrl: String
        /// After `media_ttl_days`.
        public var expiresAtMs: Int64

        /// Every field at its default.
        public init() {
            self.url = ""
            self.stillUrl = ""
            self.iosIconUrl = ""
            self.androidIconUrl = ""
            self.expiresAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            url: String = "",
            stillUrl: String = "",
            iosIconUrl: String = "",
            androidIconUrl: String = "",
            expiresAtMs: Int64 = 0
        ) {
            self.url = url
            self.stillUrl = stillUrl
            self.iosIconUrl = iosIconUrl
            self.androidIconUrl = androidIconUrl
            self.expiresAtMs = expiresAtMs
        }
    }
}

extension GatewayV1 {
    /// `carillon.gateway.v1.PrepareMediaResponse`.
    public struct PrepareMediaResponse: Message {
        public var media: Optional<GatewayV1.PreparedMedia>

        /// Every field at its default.
        public init() {
            self.media = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            media: GatewayV1.PreparedMedia? = nil
        ) {
            self.media = media
        }
    }
}
