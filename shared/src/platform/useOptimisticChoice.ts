import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './afterPaint'

const nextInputs = ['pointerdown', 'keydown', 'click'] as const

const runSoon = (work: () => void): (() => void) => {
  let isOpen = true
  const cancel = (): void => {
    isOpen = false
    for (const name of nextInputs) removeEventListener(name, once, true)
  }
  const once = (): void => {
    if (!isOpen) return
    cancel()
    work()
  }
  // Listen after the current event, which made the choice and must not count as the next input.
  queueMicrotask(() => {
    if (isOpen) for (const name of nextInputs) addEventListener(name, once, true)
  })
  afterPaint(once)
  return cancel
}

/**
 * Shows a choice immediately, and calls `onChoose` after the next paint or at the next input, whichever is first. Does
 * not call it after unmounting.
 */
export const useOptimisticChoice = <Value>(
  value: Value,
  onChoose: (value: NonNullable<Value>) => void,
): [Value, (value: NonNullable<Value>) => void] => {
  const [tapped, setTapped] = useState<NonNullable<Value> | null>(null)
  const cancel = useRef<(() => void) | null>(null)
  useEffect(() => () => cancel.current?.(), [])
  const choose = (next: NonNullable<Value>): void => {
    cancel.current?.()
    setTapped(next)
    cancel.current = runSoon(() => {
      onChoose(next)
      setTapped(null)
    })
  }
  return [tapped ?? value, choose]
}
