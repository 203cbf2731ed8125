export const modelPx = 224

export interface Scorer {
  /** From 0 to 1. Throws if the process crashes or takes too long. */
  score: (pixels: Uint8Array) => Promise<number>
  close: () => void
}
