import { remotes as remoteNames, timings } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { writable } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'
import { livePath } from '../../../common/BootData'
import type { LiveBuilds } from '../../../common/BootData'

const isOutdated = async (loaded: LiveBuilds): Promise<boolean> => {
  const response = await fetch(livePath, { cache: 'no-store' })
  const { shell, remotes } = (await response.json()) as Partial<LiveBuilds>
  if (!response.ok || typeof shell !== 'string') return false
  const isOlder = (name: RemoteName): boolean =>
    (remotes?.[name] ?? loaded.remotes[name]) !== loaded.remotes[name]
  return shell !== loaded.shell || remoteNames.some(isOlder)
}

export const createUpdate = (loaded: LiveBuilds): Readable<boolean> => {
  const hasUpdate = writable(false)
  let checkedAt = Date.now()
  const check = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - checkedAt) < timings.updateCheckMs)
      return
    checkedAt = Date.now()
    if (!(await isOutdated(loaded).catch(() => false))) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleVisibility)
    hasUpdate.set(true)
  }
  const handleVisibility = (): void => void check()
  const timer = setInterval(handleVisibility, timings.updateCheckMs)
  document.addEventListener('visibilitychange', handleVisibility)
  return { get: hasUpdate.get, subscribe: hasUpdate.subscribe }
}
