import CarillonAPI

/// Why ready pushes wait, as a word for programs and for the user who asked for a test push. It names no hosts and no errors.
typealias WaitReason = DispatcherV1.WaitReason.Known
