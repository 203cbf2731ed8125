import { useReadable } from '@duetto/shared/platform'
import { useCallback, useMemo, useState } from 'react'
import { ConsentPanel } from '../screens/consent/ConsentPanel'
import { PageLayout } from '../screens/layouts/PageLayout'
import { useRefusedDrops } from '../host/drops/useRefusedDrops'
import { useMember } from './member/loadMember'
import { Popups } from '../screens/popups/Popups'
import { useTimeBonus } from '../screens/timeBonus/useTimeBonus'
import { NotFound } from '../screens/errors/NotFound'
import { ShellPage } from '../screens/pages/ShellPage'
import { Progress } from '../screens/progress/Progress'
import { DeveloperBadge } from '../host/outlets/DeveloperBadge'
import { PageSkeleton } from '../host/outlets/PageSkeleton'
import { Scriptless } from '../host/outlets/Scriptless'
import { RemoteOutlet } from '../host/outlets/RemoteOutlet'
import { guardRoute } from '../host/routing/guard'
import { useRedirect } from '../host/routing/useRedirect'
import { layoutOf } from '../host/routing/layoutOf'
import { isTokenPage } from '../host/routing/tokenPages'
import { ToastRegion } from '../screens/toasts/ToastRegion'
import { useShell } from '../host/context/ShellContext'

export const ShellRoutes = () => {
  const { platform, routes } = useShell()
  const location = useReadable(platform.navigation)
  const match = useMemo(() => routes.match(location.pathname), [routes, location.pathname])
  const { status } = useReadable(platform.session)
  const [isBusy, setIsBusy] = useState(false)
  const bonus = useTimeBonus()
  useRefusedDrops()
  const route = match && (match.route.id !== 'token' || isTokenPage(match.params.token)) ? match.route : null
  const guarded = route ? guardRoute(route, status, location) : null
  const redirect = guarded && !guarded.show ? guarded.redirect : null

  useRedirect(platform.navigation, location.pathname, redirect)

  const member = useMember()
  const handleBusy = useCallback((isNowBusy: boolean) => setIsBusy(isNowBusy), [])
  const renderPage = () => {
    if (!route || !guarded) return <NotFound />
    if (!guarded.show)
      return (
        <>
          <Scriptless />
          <PageSkeleton route={route.id} />
        </>
      )
    if (route.owner === 'shell') return <ShellPage route={route} />
    return <RemoteOutlet key={route.owner} remote={route.owner} route={route.id} onBusy={handleBusy} />
  }

  return (
    <>
      <Progress isBusy={isBusy || guarded?.show === false} />
      <PageLayout
        layout={layoutOf(route)}
        member={member}
        line={member && <member.MemberNotices route={route} bonus={bonus} place="line" />}
        bell={member && <member.MemberNotices route={route} bonus={bonus} place="bell" />}
      >
        {renderPage()}
      </PageLayout>
      <Popups route={route}>{member && <member.MemberPopups route={route} bonus={bonus} />}</Popups>
      <ConsentPanel />
      <ToastRegion />
      <DeveloperBadge />
    </>
  )
}
