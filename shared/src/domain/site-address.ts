const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether the site is reachable from this machine only; a host that merely starts with "localhost" is not.
 */
export const isLoopbackSite = (address: string): boolean => loopback.includes(new URL(address).hostname)

/** Whether traffic to the site is encrypted. */
export const isEncryptedSite = (address: string): boolean => new URL(address).protocol === 'https:'
