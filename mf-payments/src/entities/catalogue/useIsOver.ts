import { usePlatform } from '@duetto/shared/platform'
import { useState } from 'react'

/** Returns whether `endsAt` (epoch ms) has passed. Sets no timer, so pass `end` to `<Countdown onEnd>`. */
export const useIsOver = (endsAt: number): { isOver: boolean; end: () => void } => {
  const { now } = usePlatform()
  const [ended, setEnded] = useState<number | null>(null)
  return { isOver: ended === endsAt || endsAt <= now(), end: () => setEnded(endsAt) }
}
