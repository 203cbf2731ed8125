import { isRecordOf, readStored, sessionArea, writeStored } from '@duetto/shared/platform'
import type { Navigation } from '@duetto/shared/platform'
import { isReturn } from './navigationType'

const storageKey = 'duetto.scroll'
const GIVE_UP_MS = 2000

const isNumber = (value: unknown): value is number => typeof value === 'number'
const readPositions = (): Record<string, number> =>
  readStored(storageKey, isRecordOf(isNumber), sessionArea) ?? {}

const scrollWhenPossible = (top: number): (() => void) => {
  const isReached = (): boolean => {
    window.scrollTo(0, top)
    return Math.abs(window.scrollY - top) < 2
  }
  if (isReached()) return () => {}
  const observer = new ResizeObserver(() => isReached() && stop())
  const timer = setTimeout(() => stop(), GIVE_UP_MS)
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body)
  return stop
}

export const restoreScroll = (navigation: Navigation): void => {
  history.scrollRestoration = 'manual'
  const positions = readPositions()
  let location = navigation.get()
  let stop = scrollWhenPossible((isReturn() && positions[location.key]) || 0)
  const remember = (): void => {
    positions[location.key] = window.scrollY
  }
  addEventListener('pagehide', () => {
    remember()
    writeStored(storageKey, positions, sessionArea)
  })
  navigation.subscribe(() => {
    const next = navigation.get()
    const isSamePage = next.pathname === location.pathname
    remember()
    stop()
    // Leave anchors within the page to the browser.
    const isWithinPage = isSamePage && next.hash !== location.hash
    location = next
    if (isWithinPage) return
    if (next.action === 'POP') stop = scrollWhenPossible(positions[next.key] ?? 0)
    else if (!isSamePage) window.scrollTo(0, 0)
  })
}
