/** Why the registry was not read or changed, as a sentence for an operator. */
export class RegistryError extends Error {}
