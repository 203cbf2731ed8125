import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './afterPaint'

/** Events that must find the choice applied. */
const nextInputs = ['pointerdown', 'keydown', 'click'] as const

/**
 * Runs the work once, after the next paint or before the next input, whichever comes first. Returns a function
 * that cancels it.
 */
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
  // Not synchronously: the event that made the choice is still propagating.
  queueMicrotask(() => {
    if (isOpen) for (const name of nextInputs) addEventListener(name, once, true)
  })
  afterPaint(once)
  return drop
}

/**
 * Shows a choice immediately and defers its effects, such as rendering a page, until after the paint. Effects
 * run before the next tap or key press, so that an order is for the current choice. Returns the value and its
 * setter.
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
