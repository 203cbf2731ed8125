export interface AnswerPart {
  pending?: readonly string[]
  answers?: Readonly<Record<string, unknown>>
  /** Keys of failed requests, which the browser makes itself. */
  unanswered?: readonly string[]
}

export const answerPartsKey = '__answerParts'
