import Testing

/// `scripts/dashboard_picture.py` with the shipped dashboard and a Prometheus of the test's own; `Tests/python/dashboard_picture.py` has the checks.
@Suite("OBS-02 The picture of the dashboard", .timeLimit(.minutes(2)))
struct DashboardPictureTests {
    @Test("OBS-02 OBS-08 The picture has each panel of the dashboard with its data, and a panel without data is named")
    func picture() async throws {
        let (status, said) = try await PythonClient.run("dashboard_picture.py", [])
        #expect(status == 0, "\(said)")
    }
}
