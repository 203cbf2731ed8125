/** An error in the configuration or environment that prevents the start. Its message is printed without a stack. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}
