/// The version of this build.
public enum CarillonVersion {
    /// By the rules of Semantic Versioning 2.0.0.
    public static let current = "0.1.0"
}
