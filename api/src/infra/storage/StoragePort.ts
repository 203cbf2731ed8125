/**
 * Object storage for members' files and brand pictures. `get` resolves to null for a missing object, and `remove`
 * ignores one. Calls reject with `StorageError` if the storage fails.
 */
export interface StoragePort {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  get: (name: string) => Promise<{ bytes: Buffer; contentType: string } | null>
  remove: (name: string) => Promise<void>
  /** Writes and deletes a few bytes; rejects if that fails. */
  probe: () => Promise<void>
  /** Deletes partial files older than `before`. */
  sweep: (before: Date) => Promise<void>
}
