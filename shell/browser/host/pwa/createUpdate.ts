import { timings } from '@duetto/shared/domain'
import { writable } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'
import { livePath } from '../../../common/BootData'

const isLive = async (build: string): Promise<boolean> => {
  const response = await fetch(livePath, { cache: 'no-store' })
  const { shell } = (await response.json()) as { shell?: unknown }
  return !response.ok || typeof shell !== 'string' || shell === build
}

/**
 * Creates a readable that turns true once a new release of the shell is deployed, because an installed app may stay
 * open for weeks. Checks only while the page is visible.
 */
export const createUpdate = (build: string): Readable<boolean> => {
  const hasUpdate = writable(false)
  let checkedAt = Date.now()
  const check = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - checkedAt) < timings.updateCheckMs)
      return
    checkedAt = Date.now()
    const isCurrent = await isLive(build).catch(() => true)
    if (isCurrent) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleVisibility)
    hasUpdate.set(true)
  }
  const handleVisibility = (): void => void check()
  const timer = setInterval(handleVisibility, timings.updateCheckMs)
  document.addEventListener('visibilitychange', handleVisibility)
  return { get: hasUpdate.get, subscribe: hasUpdate.subscribe }
}
