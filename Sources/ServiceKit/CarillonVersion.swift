/// The version of this build.
public enum CarillonVersion {
    /// Semantic version 2.0.0.
    public static let current = "0.1.0"
}
