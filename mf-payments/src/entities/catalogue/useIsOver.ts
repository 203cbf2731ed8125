import { usePlatform } from '@duetto/shared/platform'
import { useState } from 'react'

/** Whether the time is over. Pass `end` to `<Countdown onEnd>`, because the hook has no timer. */
export const useIsOver = (endsAt: number): { isOver: boolean; end: () => void } => {
  const { now } = usePlatform()
  const [ended, setEnded] = useState<number | null>(null)
  return { isOver: ended === endsAt || endsAt <= now(), end: () => setEnded(endsAt) }
}
