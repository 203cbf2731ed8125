import type { BodyType } from '@duetto/shared/domain'
import type { HairStyle } from './hairStyles'
import type { OutfitName } from './outfits'
import type { SceneName } from './scenes'
import type { HairTone, SkinName } from './tones'

/** Factors default to 1, and offsets (in SVG units) to 0. */
export interface FaceShape {
  headWidth?: number
  headHeight?: number
  chin?: number
  eyeGap?: number
  eyeSize?: number
  /** In degrees. Negative values raise the outer corners. */
  eyeTilt?: number
  browArch?: number
  browWeight?: number
  noseWidth?: number
  noseLength?: number
  mouthWidth?: number
  /** Corner radius of the lenses of the glasses, in SVG units. The default is 15. */
  lensRadius?: number
}

export interface PortraitPerson {
  sex: 'f' | 'm'
  age: number
  bodyType?: BodyType
  skin: SkinName
  hair: HairTone
  style: HairStyle
  eyes: string
  beard?: 'stubble' | 'full' | 'goatee' | 'moustache'
  glasses?: string
  earring?: string
  freckles?: boolean
  lip?: string
  jaw?: number
  shape?: FaceShape
}

export interface PortraitShot {
  scene: SceneName
  sky?: string
  outfit?: OutfitName
  colour?: string
  turn?: number
  tilt?: number
  smile?: number
  zoom?: number
  y?: number
}
