const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Compares the whole name, because `localhost.example.com` is public. */
export const isLoopbackSite = (address: string): boolean => loopback.includes(new URL(address).hostname)

export const isEncryptedSite = (address: string): boolean => new URL(address).protocol === 'https:'
