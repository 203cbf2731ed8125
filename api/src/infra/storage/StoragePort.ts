/** Stored objects (photos); names are unguessable. What cannot be done now is a `StorageFault`. */
export interface StoragePort {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  get: (name: string) => Promise<{ bytes: Buffer; contentType: string } | null>
  remove: (name: string) => Promise<void>
  /** Writes and removes a few bytes; rejects where that cannot be done. */
  probe: () => Promise<void>
  /** Removes what was written in part and left there before that moment. */
  sweep: (before: Date) => Promise<void>
}
