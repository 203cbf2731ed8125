const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether only this machine reaches the site: a name that merely begins with localhost is somebody else's. */
export const isLoopbackSite = (address: string): boolean => loopback.includes(new URL(address).hostname)

/** Whether what is sent to the site cannot be read on the way. */
export const isEncryptedSite = (address: string): boolean => new URL(address).protocol === 'https:'
