export const modelPx = 224

export interface Scorer {
  /** Resolves to a score from 0 to 1. Rejects if the process crashes or takes too long. */
  score: (pixels: Uint8Array) => Promise<number>
  close: () => void
}
