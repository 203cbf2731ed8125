import { createInitialData } from '@duetto/shared/http'
import { writable } from '@duetto/shared/platform'
import type { Navigation, Writable } from '@duetto/shared/platform'
import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { rootElementId, styleKey } from '../common/BootData'
import { receiveAnswerParts } from './answerParts'
import { ShellApp } from './app/ShellApp'
import { reloadOnLostChunk } from './errors/reloadOnLostChunk'
import { loadShellMessages } from './locale/loadShellMessages'
import { focusHeadings } from './navigation/focusHeading'
import { growPages } from './navigation/growPages'
import { keepScroll } from './navigation/keepScroll'
import { loadMemberParts } from './member/memberParts'
import { makePlatform } from './platform/makePlatform'
import { readBootData } from './readBootData'
import { makePlans } from './remotes/plans'
import { prefetchPage } from './remotes/prefetch'
import { prefetchWhenIdle } from './remotes/prefetchWhenIdle'
import { readPrerendered } from './remotes/readSkeleton'
import { makeRouteTable } from './routing/routeTable'
import type { RouteTable } from './routing/routeTable'
import { whenIdle } from './whenIdle'

const traceLater = async (
  trace: Writable<string | null>,
  navigation: Navigation,
  routes: RouteTable,
): Promise<void> => {
  const { traceNavigations } = await import('./tracing/traceNavigations')
  const nameOf = (pathname: string): string => {
    const route = routes.match(pathname)?.route
    return route ? `${route.owner}:${route.id}` : 'not-found'
  }
  traceNavigations({ trace, navigation, nameOf })
}

/** Starts the shell on top of the server-rendered frame. */
export const boot = async (): Promise<void> => {
  const { data, nonce, traceparent } = readBootData()
  const initialData = createInitialData()
  receiveAnswerParts(initialData)
  reloadOnLostChunk()
  const messages = loadShellMessages(data.locale)
  // A browser with a session gets a member's frame. If its scripts are lost, the rest works without them.
  const memberParts = data.hasSession ? loadMemberParts().catch(() => null) : null
  const plans = makePlans(data, location.search)
  const routes = makeRouteTable(data.routes)
  prefetchPage(plans, routes)
  const trace = writable(traceparent)
  const { prepareCalls, ...parts } = makePlatform(data, nonce, {
    initialData,
    showPage: growPages(routes),
    trace,
    prepareMember: loadMemberParts,
  })
  const { navigation, session } = parts.platform
  if (data.posted) navigation.replace(`${location.pathname}${location.search}`, data.posted)
  if (traceparent) void traceLater(trace, navigation, routes)
  prefetchWhenIdle(plans, session)
  session.subscribe(() => {
    if (session.get().status === 'member') void loadMemberParts()
  })
  keepScroll(navigation)
  focusHeadings(navigation)
  const root = document.getElementById(rootElementId)
  if (!root) throw new Error('the page has no place for the shell')
  const initial = { locale: data.locale, catalogue: await messages }
  await memberParts
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
      }}
      cache={createCache({ key: styleKey, nonce })}
      initialMessages={initial}
    />
  )
  // In a transition React renders in slices and responds to taps in between.
  startTransition(() => {
    // Empty if the server could not render the frame.
    if (root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  whenIdle(prepareCalls)
}
