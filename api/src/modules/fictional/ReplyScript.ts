export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  /** The message to answer. */
  message: { id: number; text: string }
}

/** Composes an answer in the member's language; null if the script has none. Sends nothing. */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
