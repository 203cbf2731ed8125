import { createHash } from 'node:crypto'
import type { DemoPerson } from '../people'
import type { PortraitPerson, PortraitShot } from '../portraits'

export const demoPhotoPx = 800

export interface DemoPhoto {
  name: string
  portrait: PortraitPerson
  shot: PortraitShot
  isMain: boolean
}

/** Deterministic, so that each start finds the stored files. */
const nameOf = (key: string, index: number): string =>
  createHash('sha256').update(`duetto demo photo ${key} ${index}`).digest('base64url').slice(0, 22)

export const photosOf = ({ key, portrait, bodyType, shots }: DemoPerson): DemoPhoto[] =>
  shots.map((shot, index) => ({
    name: nameOf(key, index),
    portrait: { ...portrait, bodyType },
    shot,
    isMain: index === 0,
  }))
