import { randomBytes } from 'node:crypto'
import { isCountry, isLocale, localeCookie, sessionCookie, timings } from '@duetto/shared/domain'
import { chooseLocale } from '@duetto/shared/i18n'
import { preloadedFonts } from '@duetto/shared/theme'
import type { RouteFacts } from '@duetto/shared/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { themeCookie } from '../common/BootData'
import type { BootData, Theme } from '../common/BootData'
import { matchRoute } from '../browser/routing/matchRoute'
import type { BuildManifest, PublishedCall } from '@duetto/shared/registry'
import type { ShellConfig } from './config'
import { forwardedHeaders } from './forwarded'
import { frameKey, leadsNowhere } from './frame/frameKey'
import { createFrames } from './frame/frames'
import type { createFirstData } from './firstData/firstData'
import { renderPage, renderPageEnd, unavailablePage } from './page'
import { sendPage, sendStream } from './sendPage'
import { preloadsFor, withChunks } from './preloads'
import type { BuildOf } from './preloads'
import type { RegistryState } from './registry'
import type { Rollout } from './rollout'
import { pagePolicy } from './securityHeaders'
import type { SiteFacts } from './siteFacts'

interface PageDeps {
  config: ShellConfig
  shell: BuildManifest
  readRegistry: () => Promise<RegistryState>
  rollout: Rollout
  siteFacts: (headers: Record<string, string>, query?: string) => Promise<SiteFacts>
  firstData: ReturnType<typeof createFirstData>
  buildOf: BuildOf
}

const SECONDS_A_DAY = 86_400
const themes: readonly string[] = ['light', 'dark'] satisfies Theme[]

const originOf = (prefix: string): string | null => {
  try {
    return new URL(prefix).origin
  } catch {
    return null
  }
}

const hostQuery = (request: FastifyRequest): string => {
  const { host } = request.query as { host?: unknown }
  return typeof host === 'string' ? `?host=${encodeURIComponent(host)}` : ''
}

const keepLocale = (reply: FastifyReply, locale: string, isSecure: boolean): void =>
  void reply.setCookie(localeCookie, locale, {
    path: '/',
    maxAge: timings.localeCookieDays * SECONDS_A_DAY,
    sameSite: 'lax',
    secure: isSecure,
  })

/** The HTML page of every address that no file answers. */
export const registerPage = (
  app: FastifyInstance,
  { config, shell, readRegistry, rollout, siteFacts, firstData, buildOf }: PageDeps,
): void => {
  const mainFile = shell.chunks.main?.find((file) => file.startsWith('main.')) ?? shell.chunks.main?.[0] ?? ''
  const script = {
    src: config.devEntries.shell ?? `/s/${mainFile}`,
    integrity: shell.files[mainFile]?.integrity ?? '',
  }

  const frameOf = createFrames(app.log)
  const firstCallsOf = (route: RouteFacts | null, { remotes }: BootData): readonly PublishedCall[] => {
    const plan = route && route.owner !== 'shell' ? remotes[route.owner] : undefined
    if (!route || !plan || plan.isDisabled) return []
    return buildOf(route.owner, plan.build)?.firstCalls?.[route.id] ?? []
  }

  const bootOf = async (
    request: FastifyRequest,
    reply: FastifyReply,
    facts: SiteFacts,
  ): Promise<BootData> => {
    const { settings, company } = facts
    const { cookies } = request
    const { registry } = await readRegistry()
    const locale = chooseLocale({
      cookie: cookies[localeCookie],
      acceptLanguage: request.headers['accept-language'],
      domainLanguage: settings.domain_language,
      supported: settings.locales,
    })
    return {
      build: shell.build,
      locale,
      theme: themes.includes(cookies[themeCookie] ?? '') ? (cookies[themeCookie] as Theme) : null,
      settings,
      company,
      country: isCountry(settings.geoip_country) ? settings.geoip_country : null,
      hasSession: Boolean(cookies[sessionCookie]),
      now: Date.now(),
      remotes: withChunks(rollout.plansFor(registry, request, reply), locale, buildOf),
      mayOverride: config.hasDevRemotes,
    }
  }

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, 'http://page')
    const { pathname } = url
    if (/\.[a-z0-9]{2,5}$/i.test(pathname)) {
      return reply.code(404).type('text/plain').send('This file could not be found.')
    }
    const nonce = randomBytes(16).toString('base64')
    const send = (html: string) => sendPage(request, reply, html)
    let facts: SiteFacts
    try {
      facts = await siteFacts(forwardedHeaders(request), hostQuery(request))
    } catch (error) {
      request.log.error({ err: error }, 'the API does not answer')
      void reply
        .code(503)
        .header('Retry-After', '10')
        .header('Content-Security-Policy', pagePolicy(nonce, config, null))
      return send(unavailablePage(nonce))
    }
    const boot = await bootOf(request, reply, facts)
    if (!isLocale(request.cookies[localeCookie])) {
      keepLocale(reply, boot.locale, request.protocol === 'https')
    }
    const match = matchRoute(pathname)
    const isNotFound = leadsNowhere(match)
    const preloads = preloadsFor({
      route: match?.route ?? null,
      locale: boot.locale,
      shell,
      plans: boot.remotes,
      fonts: preloadedFonts('/f/'),
    })
    void reply.code(isNotFound ? 404 : 200)
    void reply.header(
      'Content-Security-Policy',
      pagePolicy(nonce, config, originOf(facts.settings.cdn_prefix)),
    )
    const answers = firstData({
      calls: firstCallsOf(match?.route ?? null, boot),
      scope: {
        path: match?.params ?? {},
        search: Object.fromEntries(url.searchParams),
        settings: boot.settings,
        country: boot.country,
      },
      hasSession: boot.hasSession,
      headers: { ...forwardedHeaders(request), cookie: request.headers.cookie ?? '' },
    })
    const frame = await frameOf(boot, url, frameKey(match, pathname))
    const page = renderPage({ boot, nonce, script, preloads, frame, isNotFound })
    return sendStream(request, reply, async function* () {
      yield page
      yield renderPageEnd(await answers, nonce)
    })
  })
}
