import type { Photo } from '@duetto/shared/contract'
import { pressedKey } from '@duetto/shared/ui'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

const swipePx = 44

const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1

export const useGallery = (photos: readonly Photo[]) => {
  const [index, setIndex] = useState(0)
  const [start, setStart] = useState<{ pointerId: number; x: number } | null>(null)
  const last = Math.max(0, photos.length - 1)
  const shown = Math.min(index, last)
  const show = (next: number): void => setIndex(Math.min(last, Math.max(0, next)))

  return {
    index: shown,
    photo: photos[shown],
    hasPrevious: shown > 0,
    hasNext: shown < last,
    show,
    onKeyDown: (event: KeyboardEvent) => {
      const key = pressedKey(event)
      if (key === 'ArrowLeft') show(shown - 1)
      else if (key === 'ArrowRight') show(shown + 1)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    swipe: {
      // A second finger zooms, so it ends the swipe.
      onPointerDown: ({ pointerType, pointerId, isPrimary, clientX: x }: PointerEvent) =>
        setStart(pointerType === 'mouse' || !isPrimary || isZoomed() ? null : { pointerId, x }),
      onPointerUp: (event: PointerEvent) => {
        if (!start || start.pointerId !== event.pointerId) return
        const moved = event.clientX - start.x
        setStart(null)
        if (isZoomed()) return
        if (Math.abs(moved) >= swipePx) show(shown + (moved < 0 ? 1 : -1))
      },
      onPointerCancel: () => setStart(null),
    },
  }
}
