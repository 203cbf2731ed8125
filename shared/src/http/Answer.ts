/** What is sent to the API. */
export interface Sending {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
}

/** What came back. Status 0: nothing did. */
export interface Answer {
  status: number
  /** Parsed JSON; undefined where the body is none. */
  data: unknown
  /** How long the server asks to wait before the next try. */
  retryAfterMs: number
  /** Nothing came in the time that a request has. */
  isLate: boolean
}

export const noAnswer = (isLate: boolean): Answer => ({ status: 0, data: undefined, retryAfterMs: 0, isLate })

/** A success that is no JSON is not ours: the log-in page of a hotel's network answers like that. */
export const readAnswer = (status: number, text: string, retryAfter: string | null): Answer => {
  const answer = {
    status,
    data: parse(text),
    retryAfterMs: Number(retryAfter ?? 0) * 1000 || 0,
    isLate: false,
  }
  return status < 400 && answer.data === undefined ? noAnswer(false) : answer
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
