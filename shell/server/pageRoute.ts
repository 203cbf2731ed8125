import { randomBytes } from 'node:crypto'
import {
  addresses,
  discreetCookie,
  isCountry,
  languageParam,
  localeCookie,
  timings,
} from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import { chooseLocale } from '@duetto/shared/i18n'
import { nameSpan, recordedTraceparent } from '@duetto/shared/tracing'
import { preloadedFonts } from '@duetto/shared/theme'
import type { Route } from '@duetto/shared/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guardRoute } from '../browser/host/routing/guard'
import { noticesCookie, themeCookie, walletCookie, wallets } from '../common/BootData'
import { aliasOf } from '../common/aliases'
import type { BootData, Theme } from '../common/BootData'
import type { BuildManifest } from '@duetto/shared/registry'
import type { ShellConfig } from './edge/config'
import { forwardedHeaders } from './edge/forwarded'
import { noticesIn } from './noticesIn'
import { frameKey, leadsNowhere } from './page/frame/frameKey'
import { createFrames } from './page/frame/frames'
import type { createFirstData } from './page/initialData/initialData'
import { visitOf } from './page/initialData/visitScope'
import { sessionTokenOf } from './edge/hostCookie'
import { listingOf } from './page/head/listing'
import { pageParts, unavailablePage } from './page/renderPage'
import type { PageInput } from './page/renderPage'
import { sendPage, sendStream } from './page/sendPage'
import { preloadsFor, withChunks } from './remotes/preloads'
import { createSiteRoutes } from './page/siteRoutes'
import type { RouteHead, SiteRoutes } from './page/siteRoutes'
import type { BuildOf } from './remotes/preloads'
import type { Plans, RegistryState } from './remotes/registry'
import type { Rollout } from './remotes/rollout'
import { pagePolicy } from './edge/securityHeaders'
import type { Published } from './sentPage/published'
import { skeletonOf } from './sentPage/skeletonOf'
import { sentPageOf } from './sentPage/sentPageOf'
import type { SiteData } from './page/site/siteData'
import { siteOrigin } from './page/site/siteOrigin'

interface PageDeps {
  config: ShellConfig
  shell: BuildManifest
  readRegistry: () => Promise<RegistryState>
  rollout: Rollout
  siteData: (request: FastifyRequest) => Promise<SiteData>
  firstData: ReturnType<typeof createFirstData>
  buildOf: BuildOf
  published: Published
}

/** What became of a form that was posted without a script. */
export interface Outcome {
  status: number
  posted: NonNullable<BootData['posted']>
  /** What was typed, for the form's fields by their names. Never a password. */
  typed: Record<string, string>
}

/** Answers with the page of the request's address. */
export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  outcome?: Outcome,
) => Promise<FastifyReply>

const SECONDS_A_DAY = 86_400
const themes: readonly string[] = ['light', 'dark'] satisfies Theme[]

const originOf = (prefix: string): string | null => {
  try {
    return new URL(prefix).origin
  } catch {
    return null
  }
}

/** Aborted when the browser disconnects before the end of the page. */
const disconnectOf = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}

const setLocaleCookie = (reply: FastifyReply, locale: string, isSecure: boolean): void =>
  void reply.setCookie(localeCookie, locale, {
    path: '/',
    maxAge: timings.localeCookieDays * SECONDS_A_DAY,
    sameSite: 'lax',
    secure: isSecure,
  })

const localeOf = ({ cookies, headers }: FastifyRequest, { settings }: SiteData, url: URL) =>
  chooseLocale({
    asked: url.searchParams.get(languageParam),
    cookie: cookies[localeCookie],
    acceptLanguage: headers['accept-language'],
    country: settings.geoip_selected_country ?? settings.geoip_country,
    domainLanguage: settings.domain_language,
    isPinned: settings.pin_domain_language,
    supported: settings.locales,
  })

/** The HTML page of every address that is not a file; returns the function that sends one. */
export const registerPage = (
  app: FastifyInstance,
  { config, shell, readRegistry, rollout, siteData, firstData, buildOf, published }: PageDeps,
): AnswerPage => {
  const mainFile = shell.chunks.main?.find((file) => file.startsWith('main.')) ?? shell.chunks.main?.[0] ?? ''
  const script = {
    src: config.devEntries.shell ?? `/s/${mainFile}`,
    integrity: shell.files[mainFile]?.integrity ?? '',
  }

  const frameOf = createFrames(app.log)
  const routesOf = createSiteRoutes(shell, buildOf, config.withoutRemotes)
  const isAway = (route: Route | null, plans: Plans): boolean =>
    Boolean(route && route.owner !== 'shell' && plans[route.owner]?.isDisabled)

  interface Found {
    plans: Plans
    routes: SiteRoutes
    route: Route | null
    head: (locale: Locale) => RouteHead
  }
  const bootOf = (request: FastifyRequest, facts: SiteData, found: Found, locale: Locale): BootData => {
    const { plans, routes, route, head } = found
    const { settings, company } = facts
    const { cookies } = request
    const hasSession = sessionTokenOf(request) !== ''
    return {
      build: shell.build,
      locale,
      theme: themes.includes(cookies[themeCookie] ?? '') ? (cookies[themeCookie] as Theme) : null,
      isDiscreet: cookies[discreetCookie] === '1',
      settings,
      company,
      country: isCountry(settings.geoip_country) ? settings.geoip_country : null,
      hasSession,
      sentPage: null,
      skeleton: null,
      wallet: (hasSession && wallets.find((one) => one === cookies[walletCookie])) || null,
      notices: hasSession ? noticesIn(cookies[noticesCookie]) : [],
      posted: null,
      now: Date.now(),
      remotes: withChunks(plans, locale, buildOf, { route, hasSession }),
      routes: routes.published,
      title: head(locale).title ?? settings.index_title,
      mayOverride: config.hasDevRemotes,
    }
  }

  const answerPage: AnswerPage = async (request, reply, outcome) => {
    const url = new URL(request.url, 'http://page')
    const { pathname } = url
    if (/\.[a-z0-9]{2,5}$/i.test(pathname)) {
      return reply.code(404).type('text/plain').send('This file could not be found.')
    }
    const nonce = randomBytes(16).toString('base64')
    const send = (html: string) => sendPage(request, reply, html)
    const sendUnavailable = () => {
      void reply
        .code(503)
        .header('Retry-After', '10')
        .header('Content-Security-Policy', pagePolicy(nonce, config, null))
      return send(unavailablePage(nonce))
    }
    let facts: SiteData
    try {
      facts = await siteData(request)
    } catch (error) {
      request.log.error({ err: error }, 'the API does not answer')
      return sendUnavailable()
    }
    const plans = rollout.plansFor((await readRegistry()).registry, request, reply)
    const routes = routesOf(plans)
    const alias = aliasOf(url)
    if (alias) {
      const { pathname: target, search, hash } = alias
      const isClosed = routes.match(target)?.route.access === 'members' && sessionTokenOf(request) === ''
      const place = `${target}${search}${hash}`
      return reply.redirect(isClosed ? addresses.login(place) : place, 302)
    }
    const match = routes.match(pathname)
    const route = match?.route ?? null
    if (route) nameSpan(`GET ${route.owner}:${route.id}`)
    const isNotFound = leadsNowhere(match)
    const head = (locale: Locale): RouteHead => routes.headOf(route, locale)
    // This page's remote may not have been published yet, for example while a site starts.
    if (isNotFound && !routes.isWhole) return sendUnavailable()
    const { locale, isDetected } = localeOf(request, facts, url)
    if (isDetected) setLocaleCookie(reply, locale, request.protocol === 'https')
    // A choice made without a script.
    if (route?.id === 'lang-config' && url.searchParams.has(languageParam)) {
      setLocaleCookie(reply, locale, request.protocol === 'https')
      return reply.header('Cache-Control', 'private, no-store').redirect(pathname, 303)
    }
    const made = {
      ...bootOf(request, facts, { plans, routes, route, head }, locale),
      posted: outcome?.posted ?? null,
    }
    // Without a cookie it is known who is there; the browser's own guard does the same with what it asks.
    const guarded = route && !made.hasSession ? guardRoute(route, 'visitor', url) : null
    if (guarded && !guarded.show && guarded.redirect) {
      return reply.header('Cache-Control', 'private, no-store').redirect(guarded.redirect, 302)
    }
    const owner = route && route.owner !== 'shell' && !isAway(route, plans) ? route.owner : null
    const build = owner && plans[owner]?.build
    const pages = owner && build ? await published.pages(owner, build, made.locale) : null
    const sent = match && sentPageOf(pages, match, made, url.searchParams.has('token'))
    const skeletons =
      owner && build && sent?.kind !== 'whole' ? await published.skeletons(owner, build) : null
    const skeleton = route && skeletonOf(skeletons, route.id, url.searchParams)
    const boot: BootData = {
      ...made,
      sentPage: sent?.kind ?? null,
      skeleton: (skeleton && route?.id) ?? null,
    }
    const preloads = preloadsFor({
      route,
      locale: boot.locale,
      shell,
      plans: boot.remotes,
      fonts: preloadedFonts('/f/'),
      hasSession: boot.hasSession,
    })
    const calls = isAway(route, plans) ? [] : routes.firstCallsOf(route)
    const data = firstData({
      calls,
      scope: {
        path: match?.params ?? {},
        search: Object.fromEntries(url.searchParams),
        settings: boot.settings,
        country: boot.country,
        visit: visitOf(url.search, match?.params.slug, boot.settings.niche),
      },
      hasSession: boot.hasSession,
      headers: { ...forwardedHeaders(request), cookie: request.headers.cookie ?? '' },
      signal: disconnectOf(reply),
    })
    // The status precedes the page, so a page about something that may not exist waits for the answer.
    const isGone = calls.some(({ isSubject }) => isSubject) && (await data.isGone())
    void reply.code(isNotFound || isGone ? 404 : (outcome?.status ?? 200))
    void reply.header(
      'Content-Security-Policy',
      pagePolicy(nonce, config, originOf(facts.settings.cdn_prefix)),
    )
    const frame = await frameOf(boot, url, isNotFound ? null : route, frameKey(match, pathname))
    const input: PageInput = {
      boot: { ...boot, title: frame.title ?? boot.title },
      description: head(boot.locale).description ?? boot.settings.description,
      listing:
        isNotFound || isGone
          ? null
          : listingOf({
              route,
              head: head(boot.locale),
              url,
              origin: siteOrigin(config.publicUrl, boot.settings.domain),
              locales: boot.settings.locales,
            }),
      nonce,
      script,
      preloads,
      frame,
      sent: sent && owner ? { ...sent, remote: owner } : null,
      skeleton,
      heading: head(boot.locale).title ?? null,
      typed: outcome?.typed ?? {},
      traceparent: recordedTraceparent(),
    }
    return sendStream(request, reply, () => pageParts(input, data))
  }
  app.get('/*', (request, reply) => answerPage(request, reply))
  return answerPage
}
