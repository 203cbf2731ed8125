export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  message: { id: number; text: string }
}

/** Suggests a reply to an operator. Resolves to null if it would be only an echo, a question or the closing line. */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
