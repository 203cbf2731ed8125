import { useReadable } from '@duetto/shared/platform'
import { useCallback, useEffect, useState } from 'react'
import { Alerts } from '../alerts/Alerts'
import { ConsentPanel } from '../consent/ConsentPanel'
import { PageLayout } from '../layouts/PageLayout'
import { Popups } from '../popups/Popups'
import { TimeBonusBanner } from '../popups/TimeBonusBanner'
import { useTimeBonus } from '../popups/useTimeBonus'
import { NotFound } from '../errors/NotFound'
import { ShellPage } from '../pages/ShellPage'
import { Progress } from '../progress/Progress'
import { DeveloperBadge } from '../remotes/DeveloperBadge'
import { PageShape } from '../remotes/PageShape'
import { RemoteOutlet } from '../remotes/RemoteOutlet'
import { judge } from '../routing/guard'
import { isTokenPage } from '../routing/tokenPages'
import { useRoute } from '../routing/useRoute'
import { ToastRegion } from '../toasts/ToastRegion'
import { useShell } from './ShellContext'

/** One page after the other: guard, layout, and either a remote or a page of the shell's own. */
export const ShellRoutes = () => {
  const { platform } = useShell()
  const { location, match } = useRoute(platform)
  const { status } = useReadable(platform.session)
  const [isBusy, setIsBusy] = useState(false)
  const bonus = useTimeBonus()
  const route = match && (match.route.id !== 'token' || isTokenPage(match.params.token)) ? match.route : null
  const verdict = route ? judge(route, status, location) : null
  const redirect = verdict && !verdict.show ? verdict.redirect : null

  useEffect(() => {
    if (redirect) platform.navigation.replace(redirect)
  }, [redirect, platform])

  const handleBusy = useCallback((isNowBusy: boolean) => setIsBusy(isNowBusy), [])
  const draw = () => {
    if (!route || !verdict) return <NotFound />
    if (!verdict.show) return <PageShape />
    if (route.owner === 'shell') return <ShellPage route={route} params={match?.params ?? {}} />
    return <RemoteOutlet key={route.owner} remote={route.owner} onBusy={handleBusy} />
  }

  return (
    <>
      <Progress isBusy={isBusy || verdict?.show === false} />
      <PageLayout
        layout={route?.layout ?? 'default'}
        banner={<TimeBonusBanner bonus={bonus} route={route} />}
      >
        <Alerts route={route} />
        {draw()}
      </PageLayout>
      <Popups route={route} bonus={bonus} />
      <ConsentPanel />
      <ToastRegion />
      <DeveloperBadge />
    </>
  )
}
