export { GateFull, createGate } from './createGate'
export type { Gate } from './createGate'
export { readPace, writePace } from './paces'
export type { Pace } from './paces'
