export const modelPx = 224

export interface Scorer {
  /**
   * Resolves to the probability, from 0 to 1, that the picture is explicit. Rejects if the process crashes or takes too
   * long.
   */
  score: (pixels: Uint8Array) => Promise<number>
  close: () => void
}
