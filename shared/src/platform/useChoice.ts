import { useState } from 'react'
import { afterPaint } from './afterPaint'

/**
 * A choice that answers the tap at once: the chosen value, and the way to choose. What hangs on it, e.g. a page that the address
 * describes, is drawn after the choice has been painted.
 */
export const useChoice = <Value>(
  value: Value,
  onChoose: (value: NonNullable<Value>) => void,
): [Value, (value: NonNullable<Value>) => void] => {
  const [tapped, setTapped] = useState<NonNullable<Value> | null>(null)
  const choose = (next: NonNullable<Value>): void => {
    setTapped(next)
    afterPaint(() => {
      onChoose(next)
      setTapped(null)
    })
  }
  return [tapped ?? value, choose]
}
