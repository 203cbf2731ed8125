import type { Figure } from './figures'
import type { PortraitPerson, PortraitShot } from './types'

/**
 * In SVG units from the centre of the head: `width` is half the face's width, `chin` the y of the chin and `turn` the
 * sideways shift of the features. `jaw` is a fraction of `width`, and `side` the sign of `turn` (1 for 0).
 */
export interface Face {
  person: PortraitPerson
  shot: PortraitShot
  skin: readonly string[]
  figure: Figure
  brow: string
  beard: string
  lip: string
  width: number
  chin: number
  jaw: number
  turn: number
  side: number
}
