import { useReadable } from '@duetto/shared/platform'
import type { RouteFacts } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { noticesCookie, noNotices } from '../../../common/BootData'
import type { AlertName } from '../../../common/BootData'
import { useShell } from '../../host/context/ShellContext'
import { saveRenderHint } from '../../host/page/saveRenderHint'
import { layoutOf } from '../../host/routing/layoutOf'
import { useAlertsDue } from './useAlertsDue'

const anyPage: Pick<RouteFacts, 'hides' | 'layout'> = {}

export const reservesNotice = (route: RouteFacts | null, last: readonly AlertName[]): boolean =>
  route !== null && layoutOf(route) === 'default' && last.some((name) => !route.hides?.includes(name))

/**
 * Saves the due alerts in a cookie for the next page, because the server knows neither the user nor the push permission
 * when it renders the frame.
 */
export const useReservedNotice = (route: RouteFacts | null): boolean => {
  const { platform, push, notices: last } = useShell()
  const { status } = useReadable(platform.session)
  const isKnown = useReadable(push) !== 'unknown' && status === 'member'
  const names = useAlertsDue(anyPage)
    .map(({ name }) => name)
    .join('.')
  useEffect(() => {
    if (isKnown) saveRenderHint(noticesCookie, names || noNotices)
  }, [isKnown, names])
  return !isKnown && reservesNotice(route, last)
}
