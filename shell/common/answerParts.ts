/** A part of the initial data that the server streams into the page. Keys are `callKey`s. */
export interface AnswerPart {
  /** Calls that the server is making: the browser waits for their answers. */
  pending?: readonly string[]
  answers?: Readonly<Record<string, unknown>>
  /** Calls that the server could not make: the browser makes them itself. */
  unanswered?: readonly string[]
}

/** Name of the global array to which inline scripts push parts; the shell replaces its `push` when it starts. */
export const answerPartsKey = '__answerParts'
