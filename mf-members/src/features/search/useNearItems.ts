import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface NearItems {
  from: number
  to: number
  /** Index of the item with focus; -1 if the focus is elsewhere. */
  focused: number
}

/** Binary search in children sorted by position. Returns the number of children if none matches. */
const findFirst = ({ children }: HTMLElement, isMet: (rect: DOMRect) => boolean): number => {
  let low = 0
  let high = children.length
  while (low < high) {
    const middle = (low + high) >> 1
    const rect = children[middle]?.getBoundingClientRect()
    if (rect && isMet(rect)) high = middle
    else low = middle + 1
  }
  return low
}

const measure = (list: HTMLElement): NearItems => {
  const focused = document.activeElement?.closest('li')
  return {
    from: findFirst(list, ({ bottom }) => bottom > -innerHeight),
    to: findFirst(list, ({ top }) => top > 2 * innerHeight),
    focused: focused?.parentElement === list ? [...list.children].indexOf(focused) : -1,
  }
}

interface Place {
  width: number
  item: Element
  top: number
}

/** Finds the item in the middle of the viewport. Null if the list ends above it or starts below the viewport's top. */
const readPlace = (list: HTMLElement): Place | null => {
  if (list.getBoundingClientRect().top > 0) return null
  const item = list.children[findFirst(list, ({ bottom }) => bottom > innerHeight / 2)]
  return item ? { width: list.clientWidth, item, top: item.getBoundingClientRect().top } : null
}

/** Restores the scroll position after a change of width. Browsers lose it when the heights of all items change. */
const restorePlace = (list: HTMLElement, { width, item, top }: Place): void => {
  if (width === list.clientWidth || !item.isConnected) return
  window.scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' })
}

const isSame = (one: NearItems, other: NearItems): boolean =>
  one.from === other.from && one.to === other.to && one.focused === other.focused

/** Also true for the focused item and its neighbours, so that Tab works after scrolling. */
export const isNear = ({ from, to, focused }: NearItems, index: number): boolean =>
  (index >= from && index < to) || (focused >= 0 && Math.abs(index - focused) <= 1)

/**
 * Tracks the items within one viewport height of the viewport. All items must have their final height, and effects that
 * scroll must run before this hook's.
 */
export const useNearItems = (items: unknown) => {
  const ref = useRef<HTMLUListElement>(null)
  const [near, setNear] = useState<NearItems>({ from: 0, to: 0, focused: -1 })
  const place = useRef<Place | null>(null)
  const measureNow = useCallback(() => {
    if (!ref.current) return
    const next = measure(ref.current)
    setNear((last) => (isSame(last, next) ? last : next))
  }, [])
  const update = useCallback(() => {
    const list = ref.current
    if (!list) return
    if (place.current) restorePlace(list, place.current)
    place.current = readPlace(list)
    measureNow()
  }, [measureNow])
  useLayoutEffect(update, [items, update])
  useLayoutEffect(() => {
    // Update in a transition, because rendering many tiles must not block scrolling.
    const updateLater = (): void => startTransition(update)
    window.addEventListener('scroll', updateLater, { passive: true })
    window.addEventListener('resize', updateLater)
    // Outside a transition, because the next press of Tab must find the neighbour of the focused item.
    window.addEventListener('focusin', measureNow)
    return () => {
      window.removeEventListener('focusin', measureNow)
      window.removeEventListener('scroll', updateLater)
      window.removeEventListener('resize', updateLater)
    }
  }, [update, measureNow])
  return { ref, near }
}
