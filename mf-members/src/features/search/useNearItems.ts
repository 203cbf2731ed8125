import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface NearItems {
  from: number
  to: number
  /** Index of the item with focus; -1 if the focus is elsewhere. */
  focused: number
}

/**
 * Returns the index of the first child that meets the condition, or the number of children. The binary search needs
 * them in the order of their positions.
 */
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

/**
 * Returns the item in the middle of the viewport, its position and the list's width. Null if the list ends above the
 * middle, or starts below the top of the viewport, where nothing has to be restored.
 */
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

/** Whether the item is in the range or at most one away from the focused one, so that Tab works after scrolling. */
export const isNear = ({ from, to, focused }: NearItems, index: number): boolean =>
  (index >= from && index < to) || (focused >= 0 && Math.abs(index - focused) <= 1)

/**
 * Returns a ref for the list, the range of items within one viewport height of the viewport, and the focused item. All
 * items must have their final height. Effects that scroll must run before this hook's.
 */
export const useNearItems = (items: unknown) => {
  const ref = useRef<HTMLUListElement>(null)
  const [near, setNear] = useState<NearItems>({ from: 0, to: 0, focused: -1 })
  const place = useRef<Place | null>(null)
  const update = useCallback(() => {
    const list = ref.current
    if (!list) return
    if (place.current) restorePlace(list, place.current)
    place.current = readPlace(list)
    const next = measure(list)
    setNear((last) => (isSame(last, next) ? last : next))
  }, [])
  useLayoutEffect(update, [items, update])
  useLayoutEffect(() => {
    // Update in a transition, because rendering many tiles must not block scrolling.
    const updateLater = (): void => startTransition(update)
    window.addEventListener('scroll', updateLater, { passive: true })
    window.addEventListener('resize', updateLater)
    return () => {
      window.removeEventListener('scroll', updateLater)
      window.removeEventListener('resize', updateLater)
    }
  }, [update])
  return { ref, near }
}
