/** Thrown if a bucket is unreachable, missing or misconfigured, or responds with an error. */
export class BucketError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BucketError'
  }
}
