/** Tells of each link that is pointed at, touched or focused: somebody may be about to open it. Returns how to stop. */
export const listenForIntent = (listener: (anchor: HTMLAnchorElement) => void): (() => void) => {
  const stop = new AbortController()
  const tell = ({ target }: Event): void => {
    const anchor = target instanceof Element ? target.closest('a') : null
    if (anchor?.origin === location.origin) listener(anchor)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, tell, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
