import { writable } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'
import type { ProfileCard } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'

export type Popup =
  | { name: 'entry' }
  | { name: 'activation' }
  | { name: 'match'; profile: ProfileCard }
  | { name: 'like'; profile: ProfileCard }
  | { name: 'time-bonus' }
export type PopupName = Popup['name']

/** Most important first. */
const order: readonly PopupName[] = ['entry', 'activation', 'match', 'like', 'time-bonus']
/** These pause after being shown; the others appear whenever they are due. */
const resting: readonly PopupName[] = ['match', 'like']
/** These can wait while the member is writing. */
const patient: readonly PopupName[] = ['match', 'like', 'time-bonus']

export interface PopupQueue extends Readable<Popup | null> {
  /** Adds a popup to the queue; it replaces a waiting one of the same kind. */
  add: (popup: Popup) => void
  /** No-op unless this popup is current, so a duplicate close cannot dismiss the next one. */
  close: (popup: Popup) => void
  /** Removes a popup that is no longer due, shown or waiting. */
  drop: (name: PopupName) => void
  /** Holds back popups that can wait until `release`; one that is shown stays. */
  hold: () => void
  release: () => void
}

/** One popup at a time: others wait; likes and matches pause for ten minutes. */
export const createPopupQueue = (now: () => number): PopupQueue => {
  const shown = writable<Popup | null>(null)
  const shownAt = new Map<PopupName, number>()
  let waiting: Popup[] = []
  let isHeld = false

  const isResting = (name: PopupName): boolean => {
    const at = resting.includes(name) ? shownAt.get(name) : undefined
    return at !== undefined && now() - at < timings.popupEveryMs
  }
  const advance = (): void => {
    const next = waiting.find(({ name }) => !isHeld || !patient.includes(name)) ?? null
    waiting = waiting.filter((popup) => popup !== next)
    if (next) shownAt.set(next.name, now())
    shown.set(next)
  }
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    add: (popup) => {
      if (isResting(popup.name) || shown.get()?.name === popup.name) return
      waiting = [...waiting.filter(({ name }) => name !== popup.name), popup].sort(
        (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
      )
      if (!shown.get()) advance()
    },
    close: (popup) => {
      if (shown.get() === popup) advance()
    },
    drop: (name) => {
      waiting = waiting.filter((popup) => popup.name !== name)
      if (shown.get()?.name === name) advance()
    },
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      if (!shown.get()) advance()
    },
  }
}
