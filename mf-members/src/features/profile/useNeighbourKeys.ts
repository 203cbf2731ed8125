import { pressedKey } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'

interface Neighbours {
  previousId: number | null
  nextId: number | null
  go: (id: number) => void
}

export const useNeighbourKeys = (neighbours: Neighbours): void => {
  const latest = useRef(neighbours)
  useEffect(() => {
    latest.current = neighbours
  })
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const { previousId, nextId, go } = latest.current
      const key = pressedKey(event)
      const id = key === 'PageUp' ? previousId : key === 'PageDown' ? nextId : null
      if (!event.altKey || id === null) return
      event.preventDefault()
      go(id)
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [])
}
