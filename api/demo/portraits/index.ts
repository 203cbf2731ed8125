export { drawPortrait } from './drawPortrait'
export type { PortraitPerson, PortraitShot } from './drawPortrait'
export { renderPortrait } from './renderPortrait'
