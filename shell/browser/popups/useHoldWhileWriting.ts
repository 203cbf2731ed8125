import { timings } from '@duetto/shared/domain'
import { useEffect } from 'react'
import type { PopupQueue } from './popupQueue'

const busyPlaces =
  'textarea, [contenteditable="true"], dialog, [role="dialog"], input:not([type="button"], [type="checkbox"], [type="file"], [type="radio"], [type="range"], [type="submit"])'

const isBusyAt = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(busyPlaces) !== null

/**
 * A popup that took the focus while the member types would also receive the next key press. It waits until a
 * field or dialog has been left for a moment, so that it does not appear under the press of "Send" either.
 *
 * @param place changes with the page: browsers do not agree on a `focusout` for a field that is removed.
 */
export const useHoldWhileWriting = (queue: Pick<PopupQueue, 'hold' | 'release'>, place: unknown): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const releaseSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!isBusyAt(document.activeElement)) queue.release()
      }, timings.popupAfterWritingMs)
    }
    const handleFocus = ({ target }: FocusEvent): void => {
      if (!isBusyAt(target)) return
      clearTimeout(timer)
      queue.hold()
    }
    if (isBusyAt(document.activeElement)) queue.hold()
    releaseSoon()
    document.addEventListener('focusin', handleFocus)
    document.addEventListener('focusout', releaseSoon)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', handleFocus)
      document.removeEventListener('focusout', releaseSoon)
    }
  }, [queue, place])
}
