import { writable } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'
import type { ProfileCard } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import type { Busy } from './busy'

export type Popup =
  | { name: 'entry' }
  | { name: 'activation' }
  | { name: 'match'; profile: ProfileCard; isOwn?: boolean }
  | { name: 'like'; profile: ProfileCard }
  | { name: 'time-bonus' }
export type PopupName = Popup['name']

type GetBusy = (restMs: number) => Busy
/** When each popup was last shown, in ms since the epoch. */
export interface ShownTimes {
  get: (name: PopupName) => number | undefined
  set: (name: PopupName, at: number) => void
}

const order: readonly PopupName[] = ['entry', 'activation', 'match', 'like', 'time-bonus']
const throttled: readonly PopupName[] = ['match', 'like']
const unasked: readonly PopupName[] = ['match', 'like', 'time-bonus']
const selling: readonly PopupName[] = ['time-bonus']
const mustWait = (popup: Popup, getBusy: GetBusy, hasPaywall: () => boolean): boolean => {
  if (selling.includes(popup.name) && hasPaywall()) return true
  if (!unasked.includes(popup.name)) return false
  const busy = getBusy(popup.name === 'match' ? timings.matchAfterActionMs : timings.popupAfterActionMs)
  if (busy === 'no') return false
  // A match from the member's own like is the result of that tap, so only `writing` delays it.
  const isResult = popup.name === 'match' && popup.isOwn === true
  return !(isResult && busy !== 'writing')
}

const matchIdOf = (popup: Popup | undefined) => (popup?.name === 'match' ? popup.profile.id : undefined)

export interface PopupQueue extends Readable<Popup | null> {
  /** Latest match to announce in a toast, because its popup is late or was dropped. */
  missedMatch: Readable<ProfileCard | null>
  add: (popup: Popup) => void
  /** Does nothing if another popup is shown, because closing twice must not close the next one. */
  close: (popup: Popup) => void
  drop: (name: PopupName) => void
}

export const createPopupQueue = (
  now: () => number,
  getBusy: GetBusy = () => 'no',
  shownAt: ShownTimes = new Map<PopupName, number>(),
  hasPaywall: () => boolean = () => document.querySelector('[data-paywall]') !== null,
): PopupQueue => {
  const shown = writable<Popup | null>(null)
  const missedMatch = writable<ProfileCard | null>(null)
  /** Profile ids. The remote and the server both report a match from the member's own like. */
  const announcedIds = new Set<number>()
  let waiting: Popup[] = []
  let matchAt = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const isThrottled = (name: PopupName): boolean => {
    const at = throttled.includes(name) ? shownAt.get(name) : undefined
    // The time is in the future if the clock has since been corrected.
    return at !== undefined && now() >= at && now() - at < timings.popupEveryMs
  }
  const miss = (popup: Popup): void => {
    if (popup.name !== 'match' || announcedIds.has(popup.profile.id)) return
    announcedIds.add(popup.profile.id)
    missedMatch.set(popup.profile)
  }
  const advance = (): void => {
    clearTimeout(retry)
    const next = waiting.find((popup) => !mustWait(popup, getBusy, hasPaywall)) ?? null
    waiting = waiting.filter((popup) => popup !== next)
    if (next) shownAt.set(next.name, now())
    else if (waiting.length > 0) retry = setTimeout(advance, timings.popupRetryMs)
    if (next?.name === 'match') announcedIds.add(next.profile.id)
    else if (now() - matchAt >= timings.matchToastMs) waiting.forEach(miss)
    shown.set(next)
  }
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    missedMatch,
    add: (popup) => {
      if (isThrottled(popup.name) || shown.get()?.name === popup.name) return miss(popup)
      const replaced = waiting.find(({ name }) => name === popup.name)
      waiting = [...waiting.filter((other) => other !== replaced), popup].sort(
        (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
      )
      if (popup.name === 'match' && matchIdOf(replaced) !== popup.profile.id) {
        matchAt = now()
        if (replaced) miss(replaced)
      }
      if (!shown.get()) advance()
    },
    close: (popup) => {
      if (shown.get() === popup) advance()
    },
    drop: (name) => {
      waiting = waiting.filter((popup) => popup.name !== name)
      if (shown.get()?.name === name) advance()
    },
  }
}
