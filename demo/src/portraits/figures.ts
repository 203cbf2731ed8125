import type { BodyType } from '@duetto/shared/domain'

/**
 * `head`, `neck` and `body` are factors of the width, `cheeks` and `chin` are in SVG units, and `jaw` is a fraction of
 * half the face's width.
 */
export interface Figure {
  head: number
  /** How far the cheeks exceed the temples. */
  cheeks: number
  /** Added to the jaw of the face. */
  jaw: number
  /** Width of the lower face as a fraction of the jaw's. */
  lower: number
  /** Half the width of the chin. */
  chin: number
  neck: number
  body: number
  /** Opacity of the fold below the chin. */
  fold: number
}

const usual: Figure = { head: 1, cheeks: 0, jaw: 0, lower: 0.7, chin: 16, neck: 1, body: 1, fold: 0 }

const figures: { [type in BodyType]?: Figure } = {
  curvy: { head: 1.05, cheeks: 5, jaw: 0.13, lower: 0.78, chin: 21, neck: 1.08, body: 1.17, fold: 0 },
  full: { head: 1.08, cheeks: 9, jaw: 0.16, lower: 0.77, chin: 25, neck: 1.16, body: 1.32, fold: 0.5 },
}

export const figureOf = (type: BodyType | undefined): Figure => (type && figures[type]) ?? usual
