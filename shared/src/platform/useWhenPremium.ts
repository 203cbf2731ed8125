import { useEffect, useRef } from 'react'
import { useSession } from './PlatformContext'

export const useWhenPremium = (reload: () => void): void => {
  const isPaid = useSession().user?.paid_user
  const before = useRef(isPaid)
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    if (isPaid && before.current === false) latest.current()
    before.current = isPaid
  }, [isPaid])
}
