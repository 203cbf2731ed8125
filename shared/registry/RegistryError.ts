export class RegistryError extends Error {}
