export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  message: { id: number; text: string }
}

/**
 * Suggests a reply that an operator can send to the member. Resolves to null if the script has no answer to the
 * message, only a filler such as an echo or a question.
 */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
