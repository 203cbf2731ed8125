import type { Decision } from '../../entities/swipe/slice'

export const decideAt = 0.28
/** In pixels per millisecond. */
export const flickSpeed = 0.55
const tiltMax = 12

/** Returns the decision's progress, from -1 (pass) to 1 (like). */
export const pullOf = (dx: number, width: number): number =>
  width === 0 ? 0 : Math.max(-1, Math.min(1, dx / (width * decideAt)))

export const tiltOf = (dx: number, width: number): number => (width === 0 ? 0 : (dx / width) * tiltMax)

export const decisionOf = (dx: number, width: number, elapsedMs: number): Decision | null => {
  const speed = elapsedMs > 0 ? Math.abs(dx) / elapsedMs : 0
  const isFlick = speed > flickSpeed && Math.abs(dx) > width * (decideAt / 3)
  if (Math.abs(pullOf(dx, width)) < 1 && !isFlick) return null
  return dx > 0 ? 'like' : 'pass'
}
