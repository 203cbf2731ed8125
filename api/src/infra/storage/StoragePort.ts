/** For a missing object, `get` resolves to null and `remove` does nothing. */
export interface StoragePort {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  get: (name: string) => Promise<{ bytes: Buffer; contentType: string } | null>
  remove: (name: string) => Promise<void>
  probe: () => Promise<void>
  sweep: (before: Date) => Promise<void>
}
