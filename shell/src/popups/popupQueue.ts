import { writable } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'
import type { ProfileCard } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'

export type Popup =
  { name: 'match'; profile: ProfileCard } | { name: 'like'; profile: ProfileCard } | { name: 'time-bonus' }

/** From the most important one on. */
const order: readonly Popup['name'][] = ['match', 'like', 'time-bonus']

export interface PopupQueue extends Readable<Popup | null> {
  /** Puts one in its place in the queue; one of the same kind that waits is replaced. */
  add: (popup: Popup) => void
  /** Closes what is shown; the next one follows. */
  close: () => void
  /** Takes one out that is not due any more, shown or waiting. */
  drop: (name: Popup['name']) => void
}

/** One popup at a time: what comes while another is shown waits, and each kind rests for ten minutes once it was shown. */
export const createPopupQueue = (now: () => number): PopupQueue => {
  const shown = writable<Popup | null>(null)
  const shownAt = new Map<Popup['name'], number>()
  let waiting: Popup[] = []

  const advance = (): void => {
    if (shown.get()) return
    const next = waiting.shift() ?? null
    if (!next) return
    shownAt.set(next.name, now())
    shown.set(next)
  }
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    add: (popup) => {
      const at = shownAt.get(popup.name)
      if (at !== undefined && now() - at < timings.popupEveryMs) return
      if (shown.get()?.name === popup.name) return
      waiting = [...waiting.filter(({ name }) => name !== popup.name), popup].sort(
        (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
      )
      advance()
    },
    close: () => {
      shown.set(null)
      advance()
    },
    drop: (name) => {
      waiting = waiting.filter((popup) => popup.name !== name)
      if (shown.get()?.name !== name) return
      shown.set(null)
      advance()
    },
  }
}
