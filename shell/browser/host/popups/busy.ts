import { timings } from '@duetto/shared/domain'

/**
 * The member's activity: `writing` in a field, a dialog or a sheet, or until a moment ago; `acting`, a press or
 * a choice whose result they are looking at; or `no`.
 */
export type Busy = 'writing' | 'acting' | 'no'

const fields =
  'textarea, [contenteditable="true"], select, input:not([type="button"], [type="checkbox"], [type="file"], [type="radio"], [type="submit"])'
/** Elements that are modal, wherever the focus is. */
const overlays = 'dialog[open], [role="dialog"]:not([aria-hidden="true"]), [popover]:popover-open'
/** A result that is still loading. */
const loading = 'main [aria-busy="true"]'

const isField = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(fields) !== null
const isThere = (selector: string): boolean => {
  try {
    return document.querySelector(selector) !== null
  } catch {
    // A browser without popovers does not know `:popover-open`.
    return document.querySelector('dialog[open]') !== null
  }
}

const isTouched = ['pointerdown', 'keydown', 'change', 'submit'] as const

/**
 * Watches the page, so that a popup neither takes the focus while the member writes, nor covers the result
 * they asked for, nor appears under their next press.
 */
export const watchBusy = (now: () => number = Date.now): (() => Busy) => {
  let wroteAt = -Infinity
  let actedAt = -Infinity
  const hasActed = (): void => {
    actedAt = now()
  }
  const hasWritten = ({ target }: Event): void => {
    if (isField(target) || target instanceof HTMLDialogElement) wroteAt = now()
  }
  // Capture phase: a dialog's `close` does not bubble.
  for (const type of ['focusin', 'focusout', 'close']) document.addEventListener(type, hasWritten, true)
  for (const type of isTouched) document.addEventListener(type, hasActed, { capture: true, passive: true })
  addEventListener('popstate', hasActed)

  return () => {
    if (isField(document.activeElement) || isThere(overlays)) wroteAt = now()
    if (now() - wroteAt < timings.popupAfterWritingMs) return 'writing'
    const sinceActMs = now() - actedAt
    const isLoading = sinceActMs < timings.requestTimeoutMs && isThere(loading)
    return isLoading || sinceActMs < timings.popupAfterActionMs ? 'acting' : 'no'
  }
}
