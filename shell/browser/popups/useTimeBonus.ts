import { useReadable } from '@duetto/shared/platform'
import { useEffect, useState } from 'react'
import { useShell } from '../app/ShellContext'

export interface TimeBonus {
  /** Milliseconds by the server's clock. */
  endsAt: number
  percent: number
}

/**
 * The time bonus of a free member in the first four hours, as the server says; ends with the countdown or a
 * purchase.
 */
export const useTimeBonus = (): TimeBonus | null => {
  const { platform, clock } = useShell()
  const { user } = useReadable(platform.session)
  const userId = user && !user.paid_user ? user.id : null
  const [bonus, setBonus] = useState<(TimeBonus & { userId: number }) | null>(null)

  useEffect(() => {
    if (userId === null) return
    let isCurrent = true
    const ask = (): void => {
      platform.http
        .call('getTimeBonus')
        .then((answer) => {
          if (!answer || !isCurrent) return
          const { timebonus: given } = answer
          clock.correct(Date.parse(answer.now))
          setBonus(given && { endsAt: Date.parse(given.expires), percent: given.value_percentage, userId })
          if (!given) document.removeEventListener('visibilitychange', askAgain)
        })
        .catch(() => {})
    }
    // The device may have slept, and time with it.
    const askAgain = (): void => {
      if (document.visibilityState === 'visible') ask()
    }
    ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [platform.http, clock, userId])

  useEffect(() => {
    if (!bonus) return
    const timer = setTimeout(() => setBonus(null), Math.max(0, bonus.endsAt - platform.now()))
    return () => clearTimeout(timer)
  }, [bonus, platform])

  return bonus && bonus.userId === userId ? bonus : null
}
