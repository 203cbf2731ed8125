export interface AnswerPart {
  pending?: readonly string[]
  answers?: Readonly<Record<string, unknown>>
  /** Keys of requests for which the server has no usable response. The browser repeats them. */
  unanswered?: readonly string[]
}

export const answerPartsKey = '__answerParts'
