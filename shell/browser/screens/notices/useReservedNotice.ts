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

/** Whether this page shows one of the notices that the last page had. */
export const reservesNotice = (route: RouteFacts | null, last: readonly AlertName[]): boolean =>
  route !== null && layoutOf(route) === 'default' && last.some((name) => !route.hides?.includes(name))

/**
 * Whether to reserve room for notices: the server knows neither the member nor the browser's permission
 * for push, so the first paint relies on the notices of the last page, and nothing moves once they are known.
 */
export const useReservedNotice = (route: RouteFacts | null): boolean => {
  const { platform, push, notices: last } = useShell()
  const { status } = useReadable(platform.session)
  const isSettled = useReadable(push) !== 'unknown' && status === 'member'
  const names = useAlertsDue(anyPage)
    .map(({ name }) => name)
    .join('.')
  useEffect(() => {
    if (isSettled) saveRenderHint(noticesCookie, names || noNotices)
  }, [isSettled, names])
  return !isSettled && reservesNotice(route, last)
}
