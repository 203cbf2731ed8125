/** The bucket is unreachable or missing, or has responded with an error, for example to invalid credentials. */
export class BucketError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BucketError'
  }
}
