/**
 * A configuration or environment error that prevents the start. The message is one sentence, printed without a stack.
 */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}
