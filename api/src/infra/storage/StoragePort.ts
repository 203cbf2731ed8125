/** Stored objects (photos); names are unguessable. Temporary failures throw `StorageFault`. */
export interface StoragePort {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  get: (name: string) => Promise<{ bytes: Buffer; contentType: string } | null>
  remove: (name: string) => Promise<void>
  /** Writes and deletes a few bytes; rejects if that fails. */
  probe: () => Promise<void>
  /** Deletes partial files left before that moment. */
  sweep: (before: Date) => Promise<void>
}
