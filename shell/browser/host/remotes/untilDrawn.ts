/** A page that takes longer shows its own placeholders. */
const PATIENCE_MS = 1000

/** A tile that waits for its person. The numbered faces of landers are none. */
const emptyTile = '[data-face=""]'
const sentFaces = '[data-skeleton] [data-face] img'

/**
 * Resolves once a page that has just mounted has drawn the people whose faces the server's placeholder shows, so that they
 * do not give way to empty tiles for a moment.
 */
export const untilDrawn = (element: HTMLElement): Promise<void> =>
  new Promise((done) => {
    const isWaiting = (): boolean => element.querySelector(emptyTile) !== null
    if (!isWaiting() || !document.querySelector(sentFaces)) return done()
    const end = (): void => {
      observer.disconnect()
      clearTimeout(timer)
      done()
    }
    const observer = new MutationObserver(() => {
      if (!isWaiting()) end()
    })
    observer.observe(element, { childList: true, subtree: true })
    const timer = setTimeout(end, PATIENCE_MS)
  })
