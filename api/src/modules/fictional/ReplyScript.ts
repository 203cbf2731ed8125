export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  message: { id: number; text: string }
}

/** Scripted answer. Null if it would only echo the message or ask a question, because members do not pay for those. */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
