/**
 * Parts that the server streams into a page about its calls for the first view. Keys are `callKey`s.
 */
export interface AnswerPart {
  /** Pending calls: the browser waits for them instead of making them. */
  pending?: readonly string[]
  answers?: Readonly<Record<string, unknown>>
  /** Calls that the browser has to make itself. */
  unanswered?: readonly string[]
}

/** Name of the global array to which inline scripts push parts; the shell replaces its `push` when it starts. */
export const answerPartsKey = '__answerParts'
