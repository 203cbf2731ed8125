import { usePlatform } from '@duetto/shared/platform'
import { useState } from 'react'

/** `endsAt` is in epoch ms. Sets no timer, so pass `end` to `<Countdown onEnd>`. */
export const useIsOver = (endsAt: number): { isOver: boolean; end: () => void } => {
  const { now } = usePlatform()
  const [ended, setEnded] = useState<number | null>(null)
  return { isOver: ended === endsAt || endsAt <= now(), end: () => setEnded(endsAt) }
}
