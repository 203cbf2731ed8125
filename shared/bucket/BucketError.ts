/** Thrown if a request to a bucket fails or its settings are incomplete. */
export class BucketError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BucketError'
  }
}
