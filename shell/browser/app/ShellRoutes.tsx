import { useReadable } from '@duetto/shared/platform'
import { useCallback, useEffect, useState } from 'react'
import { ConsentPanel } from '../consent/ConsentPanel'
import { PageLayout } from '../layouts/PageLayout'
import { useRefusedDrops } from '../drops/useRefusedDrops'
import { useMemberParts } from '../member/memberParts'
import { Popups } from '../popups/Popups'
import { useTimeBonus } from '../popups/useTimeBonus'
import { NotFound } from '../errors/NotFound'
import { ShellPage } from '../pages/ShellPage'
import { Progress } from '../progress/Progress'
import { DeveloperBadge } from '../remotes/DeveloperBadge'
import { PageShape } from '../remotes/PageShape'
import { Scriptless } from '../remotes/Scriptless'
import { RemoteOutlet } from '../remotes/RemoteOutlet'
import { guardRoute } from '../routing/guard'
import { layoutOf } from '../routing/layoutOf'
import { isTokenPage } from '../routing/tokenPages'
import { useRoute } from '../routing/useRoute'
import { ToastRegion } from '../toasts/ToastRegion'
import { useShell } from './ShellContext'

/** Renders the current page: guard, layout, and either a remote or one of the shell's own pages. */
export const ShellRoutes = () => {
  const { platform } = useShell()
  const { location, match } = useRoute()
  const { status } = useReadable(platform.session)
  const [isBusy, setIsBusy] = useState(false)
  const bonus = useTimeBonus()
  useRefusedDrops()
  const route = match && (match.route.id !== 'token' || isTokenPage(match.params.token)) ? match.route : null
  const guarded = route ? guardRoute(route, status, location) : null
  const redirect = guarded && !guarded.show ? guarded.redirect : null

  useEffect(() => {
    if (redirect) platform.navigation.replace(redirect)
  }, [redirect, platform])

  const parts = useMemberParts()
  const handleBusy = useCallback((isNowBusy: boolean) => setIsBusy(isNowBusy), [])
  const draw = () => {
    if (!route || !guarded) return <NotFound />
    if (!guarded.show)
      return (
        <>
          <Scriptless />
          <PageShape route={route.id} />
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
        line={parts && <parts.MemberNotices route={route} bonus={bonus} place="line" />}
        bell={parts && <parts.MemberNotices route={route} bonus={bonus} place="bell" />}
      >
        {draw()}
      </PageLayout>
      <Popups route={route} bonus={bonus} />
      <ConsentPanel />
      <ToastRegion />
      <DeveloperBadge />
    </>
  )
}
