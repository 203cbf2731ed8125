import type { RouteFacts } from '@duetto/shared/platform'
import { useReadable } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useIsInstalled } from '../../host/pwa/useIsInstalled'
import { dismiss, dismissals, dismissedAt } from '../notices/dismissals'
import { isEntryWarningDue } from './entryWarningDue'
import type { PopupQueue } from '../../host/popups/popupQueue'

interface Options {
  platform: Platform
  queue: PopupQueue
  route: RouteFacts | null
}

export const useEntryWarning = ({ platform, queue, route }: Options): (() => void) => {
  const { status } = useReadable(platform.session)
  useReadable(dismissals)
  const isDismissed = dismissedAt('entry') !== null
  const { settings, country } = platform
  const isInstalled = useIsInstalled()
  const isDue = isEntryWarningDue({
    isVisitor: status === 'visitor',
    isInstalled,
    isDismissed,
    route,
    country,
    settings,
  })
  useEffect(() => {
    if (isDue) queue.add({ name: 'entry' })
    else queue.drop('entry')
  }, [isDue, queue])
  // Members confirmed their age at sign-up, so do not warn them after they log out.
  const now = platform.now
  useEffect(() => {
    if (status === 'member' && dismissedAt('entry') === null) dismiss('entry', now())
  }, [status, now])
  return () => dismiss('entry', now())
}
