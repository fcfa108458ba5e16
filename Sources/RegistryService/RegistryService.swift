// RegistryService
