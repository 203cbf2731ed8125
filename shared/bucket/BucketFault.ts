/** A bucket does not answer, refuses these keys, or is not there. */
export class BucketFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BucketFault'
  }
}
