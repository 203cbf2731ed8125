/** What a fictional member is known by; the words of a script name these facts in braces. */
export interface Persona {
  name: string
  age: number
  city: string
  /** In the language of the conversation. */
  interests: readonly string[]
}

/** Something that can be talked about. */
export interface Topic {
  /** Beginnings of words, or whole phrases, by which it is heard. */
  hears: readonly string[]
  says: readonly string[]
  /** Asked after an answer, once in a conversation. */
  asks?: readonly string[]
}

/** All that can be said in one language. */
export interface Script {
  /** Said once, with the first answer: nobody is to take a script for a person. */
  disclosure: string
  topics: readonly Topic[]
  /** After an answer to a question of the script's own. */
  acknowledges: readonly string[]
  /** Nothing was understood; `{quote}` is what the member wrote. */
  takesUp: readonly string[]
  asks: readonly string[]
  /** Everything was said; `{count}` keeps even this from being said twice. */
  runsOut: string
  /** Names of interests, where they are not the English ones. */
  interests?: Readonly<Record<string, string>>
}
