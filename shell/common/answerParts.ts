export interface AnswerPart {
  pending?: readonly string[]
  answers?: Readonly<Record<string, unknown>>
  /** Keys of requests that failed on the server. The browser repeats them. */
  unanswered?: readonly string[]
}

export const answerPartsKey = '__answerParts'
