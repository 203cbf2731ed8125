/** The registry cannot be read or changed; the message is for an operator. */
export class RegistryError extends Error {}
