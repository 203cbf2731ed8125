/** Calls `listener` when a link to this site is hovered, touched or focused. */
export const listenForIntent = (listener: (anchor: HTMLAnchorElement) => void): (() => void) => {
  const stop = new AbortController()
  const onIntent = ({ target }: Event): void => {
    const anchor = target instanceof Element ? target.closest('a') : null
    if (anchor?.origin === location.origin) listener(anchor)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
