export interface ScriptedTurn {
  fictionalId: number
  memberId: number
  conversation: number
  message: { id: number; text: string }
}

/** Null if the script has only an echo or a question, for which members do not pay. */
export type ReplyScript = (turn: ScriptedTurn) => Promise<string | null>
