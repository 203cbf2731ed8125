/** Why the process cannot start: one sentence for a person, printed without a stack. */
export class StartFault extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartFault'
  }
}
