export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  /** The message to answer. */
  message: { id: number; text: string }
}

/**
 * Composes an answer in the member's language without sending it; null if the script has only an echo or a question,
 * for which members do not pay.
 */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
