export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  message: { id: number; text: string }
}

/**
 * Suggests a reply to an operator. Resolves to null if the script has no answer, but only an echo, a question or its
 * closing line: members do not pay for those.
 */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
