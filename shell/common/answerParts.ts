/** A part of the initial data that the server streams into the page. Keys are `callKey`s. */
export interface AnswerPart {
  /** Keys of requests that the server is making; the browser waits for the responses. */
  pending?: readonly string[]
  answers?: Readonly<Record<string, unknown>>
  /** Keys of failed requests, which the browser makes itself. */
  unanswered?: readonly string[]
}

/** Name of the global array to which inline scripts push parts. The shell replaces it when it starts. */
export const answerPartsKey = '__answerParts'
