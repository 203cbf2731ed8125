export { signsOfAge } from './ageing'
export { drawPortrait } from './drawPortrait'
export { renderPortrait } from './renderPortrait'
export type { FaceShape, PortraitPerson, PortraitShot } from './types'
