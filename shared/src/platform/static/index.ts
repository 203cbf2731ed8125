export { publishStatic } from './publishStatic'
export { fillHoles, holeFor } from './published'
export type { PublishedPages } from './published'
export { makeStillPlatform, notHere, still } from './stillPlatform'
