import { usePlatform } from '@duetto/shared/platform'
import { useState } from 'react'

/** Whether a time has passed by the server's clock. The countdown calls `end` when it finishes. */
export const useIsOver = (endsAt: number): { isOver: boolean; end: () => void } => {
  const { now } = usePlatform()
  const [ended, setEnded] = useState<number | null>(null)
  return { isOver: ended === endsAt || endsAt <= now(), end: () => setEnded(endsAt) }
}
