import { timings } from '@duetto/shared/domain'
import { writable } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'
import { livePath } from '../../../common/BootData'

const isLive = async (build: string): Promise<boolean> => {
  const answer = await fetch(livePath, { cache: 'no-store' })
  const { shell } = (await answer.json()) as { shell?: unknown }
  return !answer.ok || typeof shell !== 'string' || shell === build
}

/**
 * Whether a new release has been deployed since this page loaded; an installed app may stay open for weeks.
 * Checked every few minutes while the page is visible, until an update is found.
 */
export const createUpdate = (build: string): Readable<boolean> => {
  const isThere = writable(false)
  let askedAt = Date.now()
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - askedAt) < timings.updateCheckMs)
      return
    askedAt = Date.now()
    const isSame = await isLive(build).catch(() => true)
    if (isSame) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleSight)
    isThere.set(true)
  }
  const handleSight = (): void => void ask()
  const timer = setInterval(handleSight, timings.updateCheckMs)
  document.addEventListener('visibilitychange', handleSight)
  return { get: isThere.get, subscribe: isThere.subscribe }
}
