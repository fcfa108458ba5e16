import Testing

/// The numbered scenarios. They share one system and its clock, so they run in sequence.
@Suite("Acceptance", .serialized)
struct Acceptance {}
