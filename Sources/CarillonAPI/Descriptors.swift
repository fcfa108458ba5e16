internal import CCarillonAPI
public import RPC

/// The contracts of Carillon with everything they import, for server reflection.
public let descriptorPool = DescriptorPool(
    builtIn: carillon_api_file_descriptors(), count: carillon_api_file_descriptor_count()
).merging(.standard)
