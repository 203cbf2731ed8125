/** A registry error whose message is for operators. */
export class RegistryError extends Error {}
