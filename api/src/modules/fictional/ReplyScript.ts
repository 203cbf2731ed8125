export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  message: { id: number; text: string }
}

/**
 * Returns a scripted answer. Null if the script would only echo the message or ask a question, because members do not
 * pay for those.
 */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
