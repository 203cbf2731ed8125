/** Facts about a fictional member; scripts refer to them in braces. */
export interface Persona {
  name: string
  age: number
  city: string
  /** In the language of the conversation. */
  interests: readonly string[]
}

/** Something that can be talked about. */
export interface Topic {
  /** Word beginnings or whole phrases that match it. */
  hears: readonly string[]
  says: readonly string[]
  /** Follow-up questions, each asked once per conversation. */
  asks?: readonly string[]
}

/** Everything that can be said in one language. */
export interface Script {
  /** Sent once, with the first reply, so that nobody mistakes the script for a person. */
  disclosure: string
  topics: readonly Topic[]
  /** Used after an answer to one of the script's own questions. */
  acknowledges: readonly string[]
  /** If nothing matched; `{quote}` is what the member wrote. */
  takesUp: readonly string[]
  asks: readonly string[]
  /** When all lines are used up; `{count}` makes even this one unique. */
  runsOut: string
  /** Names of interests, if not in English. */
  interests?: Readonly<Record<string, string>>
}
