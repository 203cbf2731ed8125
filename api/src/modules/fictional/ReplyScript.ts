export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  message: { id: number; text: string }
}

/**
 * Suggests a reply to an operator. Resolves to a scripted answer, or to null if the script has only an echo, a question
 * or nothing left to send, because members do not pay for those.
 */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
