import { timings } from '@duetto/shared/domain'

/**
 * `writing`: focus is in a field, or a dialog or popover is open. `wrote`: `writing` ended less than
 * `popupAfterWritingMs` ago. `acting`: the last input was less than `restMs` ago, or the page is still loading, for at
 * most `requestTimeoutMs` longer.
 */
export type Busy = 'writing' | 'wrote' | 'acting' | 'no'

const fields =
  'textarea, [contenteditable="true"], select, input:not([type="button"], [type="checkbox"], [type="file"], [type="radio"], [type="submit"])'
const overlays =
  'dialog[open], [role="dialog"]:not([aria-hidden="true"]), [popover]:not([role="status"]):popover-open'
const loading = 'main [aria-busy="true"]'

const isField = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(fields) !== null
const exists = (selector: string): boolean => {
  try {
    return document.querySelector(selector) !== null
  } catch {
    return document.querySelector('dialog[open]') !== null
  }
}

const actions = ['pointerdown', 'keydown', 'change', 'submit', 'wheel', 'touchmove'] as const

/** Popups must not steal focus from a field, cover a result the member is waiting for, or appear under the next tap. */
export const watchBusy = (now: () => number = Date.now): ((restMs: number) => Busy) => {
  let wroteAt = -Infinity
  let actedAt = -Infinity
  const hasActed = (): void => {
    actedAt = now()
  }
  const hasWritten = ({ target }: Event): void => {
    if (isField(target) || target instanceof HTMLDialogElement) wroteAt = now()
  }
  // A dialog's `close` event does not bubble, so listen in the capture phase.
  for (const type of ['focusin', 'focusout', 'close']) document.addEventListener(type, hasWritten, true)
  for (const type of actions) document.addEventListener(type, hasActed, { capture: true, passive: true })
  addEventListener('popstate', hasActed)

  return (restMs) => {
    if (isField(document.activeElement) || exists(overlays)) {
      wroteAt = now()
      return 'writing'
    }
    if (now() - wroteAt < timings.popupAfterWritingMs) return 'wrote'
    const sinceActMs = now() - actedAt
    const isLoading = sinceActMs < restMs + timings.requestTimeoutMs && exists(loading)
    return isLoading || sinceActMs < restMs ? 'acting' : 'no'
  }
}
