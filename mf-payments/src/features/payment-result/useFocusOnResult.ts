import { isFocusFree } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import type { Outcome } from '../../entities/payment/outcome'

export const useFocusOnResult = (paymentId: number, outcome: Outcome) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFocusFree()) return
    // On return from the bank, browsers restore the previous scroll position.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [paymentId, outcome])
  return heading
}
