/** `get` resolves to null for a missing object, and `remove` ignores one. */
export interface StoragePort {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  get: (name: string) => Promise<{ bytes: Buffer; contentType: string } | null>
  remove: (name: string) => Promise<void>
  probe: () => Promise<void>
  sweep: (before: Date) => Promise<void>
}
