import { useEffect, useEffectEvent, useState } from 'react'

/** Calls `onAttempt` for each attempt after the first render. Returns whether there was one. */
export const useAttempts = (attempts: number, onAttempt: () => void): boolean => {
  const [seen] = useState(attempts)
  const handle = useEffectEvent(onAttempt)
  useEffect(() => {
    if (attempts > seen) handle()
  }, [attempts, seen])
  return attempts > seen
}
