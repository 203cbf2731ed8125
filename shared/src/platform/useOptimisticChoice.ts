import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './afterPaint'

/** What somebody may do next: it must find the choice made. */
const nextInputs = ['pointerdown', 'keydown', 'click'] as const

/** Does the work after the next paint, or before whatever the member does next, whichever comes first; once. Returns how to drop it. */
const soon = (work: () => void): (() => void) => {
  let isOpen = true
  const drop = (): void => {
    isOpen = false
    for (const name of nextInputs) removeEventListener(name, once, true)
  }
  const once = (): void => {
    if (!isOpen) return
    drop()
    work()
  }
  // The event that chose is still on its way and would count as the next one.
  queueMicrotask(() => {
    if (isOpen) for (const name of nextInputs) addEventListener(name, once, true)
  })
  afterPaint(once)
  return drop
}

/**
 * A choice that answers the tap at once: the chosen value, and the way to choose. What hangs on it, e.g. a page that the address
 * describes, is drawn after the choice has been painted, but never later than the next tap or key: an order placed right
 * away is for what was chosen.
 */
export const useOptimisticChoice = <Value>(
  value: Value,
  onChoose: (value: NonNullable<Value>) => void,
): [Value, (value: NonNullable<Value>) => void] => {
  const [tapped, setTapped] = useState<NonNullable<Value> | null>(null)
  const drop = useRef<(() => void) | null>(null)
  useEffect(() => () => drop.current?.(), [])
  const choose = (next: NonNullable<Value>): void => {
    drop.current?.()
    setTapped(next)
    drop.current = soon(() => {
      onChoose(next)
      setTapped(null)
    })
  }
  return [tapped ?? value, choose]
}
