/** Width and height of the photos that the model scores. */
export const modelPx = 224

export interface Scorer {
  /** Returns how explicit RGB pixels are, from 0 to 1. Throws if the process crashes or takes too long. */
  score: (pixels: Uint8Array) => Promise<number>
  close: () => void
}
