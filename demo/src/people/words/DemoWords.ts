/** What the demo's people of a language are called and say; it suits women and men. */
export interface DemoWords {
  /** First names. */
  women: readonly string[]
  men: readonly string[]
  /** Who I am, what I do, whom I am looking for: one of each makes a text. */
  who: readonly string[]
  what: readonly string[]
  whom: readonly string[]
  /** An answer to each of the prompts in `answeredPrompts`. */
  answers: readonly string[]
}
