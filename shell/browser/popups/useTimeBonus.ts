import { useReadable } from '@duetto/shared/platform'
import { useEffect, useState } from 'react'
import { useShell } from '../app/ShellContext'

export interface TimeBonus {
  /** By the server's clock, milliseconds. */
  endsAt: number
  percent: number
}

/** The time bonus of a free member in the first four hours, as the server says; gone at its end or with a purchase. */
export const useTimeBonus = (): TimeBonus | null => {
  const { platform } = useShell()
  const { user } = useReadable(platform.session)
  const userId = user && !user.paid_user ? user.id : null
  const [bonus, setBonus] = useState<(TimeBonus & { userId: number }) | null>(null)

  useEffect(() => {
    if (userId === null) return
    let isCurrent = true
    platform.http
      .call('getTimeBonus')
      .then((answer) => {
        if (!answer || !isCurrent) return
        const { timebonus: given } = answer
        setBonus(given && { endsAt: Date.parse(given.expires), percent: given.value_percentage, userId })
      })
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [platform.http, userId])

  useEffect(() => {
    if (!bonus) return
    const timer = setTimeout(() => setBonus(null), Math.max(0, bonus.endsAt - platform.now()))
    return () => clearTimeout(timer)
  }, [bonus, platform])

  return bonus && bonus.userId === userId ? bonus : null
}
