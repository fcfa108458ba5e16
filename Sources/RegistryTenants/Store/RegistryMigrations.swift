/// The registry's tables, a file a step. Every table carries organization and app (ARCH-07); where a row belongs to no single app, or to
/// no organization, the column holds the empty text.
///
/// Both halves of the registry share one store file. Each half declares the steps of its own tables here; the upper half lists the steps of both
/// in order.
package enum RegistryMigrations {}
