import { usePlatform } from '@duetto/shared/platform'
import { useState } from 'react'

/** Whether this moment of the server's clock has passed; `end` is for the countdown that runs to it. */
export const useIsOver = (endsAt: number): { isOver: boolean; end: () => void } => {
  const { now } = usePlatform()
  const [ended, setEnded] = useState<number | null>(null)
  return { isOver: ended === endsAt || endsAt <= now(), end: () => setEnded(endsAt) }
}
