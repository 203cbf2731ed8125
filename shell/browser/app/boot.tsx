import { createInitialData } from '@duetto/shared/http'
import { writable } from '@duetto/shared/platform'
import type { Navigation, Writable } from '@duetto/shared/platform'
import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { rootElementId, styleKey } from '../../common/BootData'
import { receiveAnswerParts } from '../host/page/answerParts'
import { ShellApp } from './ShellApp'
import { reloadOnLostChunk } from '../host/errors/reloadOnLostChunk'
import { loadShellMessages } from '../host/locale/loadShellMessages'
import { focusHeadings } from '../host/navigation/focusHeading'
import { createViewTransitions } from '../host/navigation/viewTransitions'
import { restoreScroll } from '../host/navigation/restoreScroll'
import { loadMember } from './member/loadMember'
import { createPlatform } from '../host/platform/createPlatform'
import { readBootData } from '../host/page/readBootData'
import { createPlans } from '../host/remotes/plans'
import { prefetchPage } from '../host/remotes/prefetch'
import { prefetchWhenIdle } from '../host/remotes/prefetchWhenIdle'
import { readPrerendered } from '../host/remotes/readPrerendered'
import { createRouteTable } from '../host/routing/routeTable'
import type { RouteTable } from '../host/routing/routeTable'
import { whenIdle } from '../host/page/whenIdle'

const startTracing = async (
  trace: Writable<string | null>,
  navigation: Navigation,
  routes: RouteTable,
): Promise<void> => {
  const { traceNavigations } = await import('../host/tracing/traceNavigations')
  const nameOf = (pathname: string): string => {
    const route = routes.match(pathname)?.route
    return route ? `${route.owner}:${route.id}` : 'not-found'
  }
  traceNavigations({ trace, navigation, nameOf })
}

export const boot = async (): Promise<void> => {
  const { data, nonce, traceparent } = readBootData()
  const initialData = createInitialData()
  receiveAnswerParts(initialData)
  reloadOnLostChunk()
  const messages = loadShellMessages(data.locale)
  // With a session cookie, the server's HTML contains components of the member chunk, so hydration must wait for it.
  const member = data.hasSession ? loadMember().catch(() => null) : null
  const plans = createPlans(data, location.search)
  const routes = createRouteTable(data.routes)
  prefetchPage(plans, routes)
  const trace = writable(traceparent)
  const { prepareCalls, ...parts } = createPlatform(data, nonce, {
    initialData,
    showPage: createViewTransitions(routes),
    trace,
    loadMember,
    plans,
  })
  const { navigation, session } = parts.platform
  if (data.posted) navigation.replace(`${location.pathname}${location.search}`, data.posted)
  if (traceparent) void startTracing(trace, navigation, routes)
  prefetchWhenIdle(plans, session)
  session.subscribe(() => {
    if (session.get().status === 'member') void loadMember()
  })
  restoreScroll(navigation)
  focusHeadings(navigation)
  const root = document.getElementById(rootElementId)
  if (!root) throw new Error('the page has no root element')
  const initial = { locale: data.locale, catalogue: await messages }
  await member
  const app = (
    <ShellApp
      shell={{
        ...parts,
        plans,
        routes,
        notices: data.notices,
        wallet: data.wallet,
        prerendered: readPrerendered(root, data.prerendered),
        hasNoscript: data.hasNoscript,
        legal: data.legal,
      }}
      cache={createCache({ key: styleKey, nonce })}
      initialMessages={initial}
    />
  )
  // In a transition, React yields to user input.
  startTransition(() => {
    // The root is empty if the server failed to render the frame.
    if (root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  whenIdle(prepareCalls)
}
