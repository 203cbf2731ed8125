import { randomBytes } from 'node:crypto'
import type { BuildManifest } from '@duetto/shared/registry'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { BootData } from '../../common/BootData'
import type { ShellConfig } from '../edge/config'
import { pagePolicy } from '../edge/securityHeaders'
import type { BuildOf } from '../remotes/preloads'
import { createBootData } from './bootData'
import type { createInitialData } from './initialData/initialData'
import { initialDataRequest } from './initialData/initialDataRequest'
import { createPageInput } from './createPageInput'
import { choosePrerendered } from './prerendered/choosePrerendered'
import type { Prerendered } from './prerendered/choosePrerendered'
import type { LegalTextOf } from './legal/legalTexts'
import type { PrerenderedOf } from './prerendered/readPrerendered'
import { mayPreview, previewOf } from './preview'
import { guardTarget, hasChosenLanguage } from './redirects'
import { sendStream } from './sendPage'
import { streamPage } from './streamPage'
import type { Visit } from './visit'
import { variantOf } from './variant'
import { localeOf, setLocaleCookie } from './visitorLocale'

export interface PageDeps {
  config: ShellConfig
  shell: BuildManifest
  initialData: ReturnType<typeof createInitialData>
  buildOf: BuildOf
  prerenderedOf: PrerenderedOf
  legalTextOf: LegalTextOf
}

export interface Outcome {
  status: number
  posted: NonNullable<BootData['posted']>
  /** Form values to show again. Must not contain a password. */
  typed: Record<string, string>
}

type SendVisit = (visit: Visit, reply: FastifyReply, outcome?: Outcome) => Promise<FastifyReply>

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null)

const redirectPrivately = (reply: FastifyReply, target: string, status: 302 | 303): FastifyReply =>
  reply.header('Cache-Control', 'private, no-store').redirect(target, status)

export const createVisitSender = (log: FastifyBaseLogger, deps: PageDeps): SendVisit => {
  const { config, initialData, prerenderedOf, legalTextOf } = deps
  const pageInputOf = createPageInput(log, deps)

  const findPrerendered = async (
    { source, match, site: { settings }, hasSession, url }: Visit,
    { locale, posted, variant }: Pick<BootData, 'locale' | 'posted' | 'variant'>,
  ): Promise<Prerendered> => {
    const pages = source && (await prerenderedOf(source.remote, source.build, locale))
    return pages && match
      ? choosePrerendered(pages, { match, settings, posted, variant, hasSession, search: url.searchParams })
      : { page: null, noscript: null }
  }

  return async (visit, reply, outcome) => {
    const { request, url, site } = visit
    const preview = previewOf(url, site.settings, config)
    const { locale: visitorLocale, isDetected } = localeOf(request, site, url)
    const locale = preview?.locale ?? visitorLocale
    if (!preview && (isDetected || hasChosenLanguage(visit))) setLocaleCookie(request, reply, locale)
    if (hasChosenLanguage(visit)) return redirectPrivately(reply, url.pathname, 303)
    const guarded = guardTarget(visit)
    if (guarded !== null) return redirectPrivately(reply, guarded, 302)

    const posted = outcome?.posted ?? null
    const variant = variantOf(visit, reply)
    const [prerendered, legal] = await Promise.all([
      findPrerendered(visit, { locale, posted, variant }),
      legalTextOf(visit, locale),
    ])
    const visitorBoot = createBootData(visit, { locale, posted, variant, legal, prerendered }, deps)
    const boot = preview ? { ...visitorBoot, theme: preview.theme } : visitorBoot
    const data = initialData(initialDataRequest(visit, reply))
    const isGone = await data.isGone()
    const nonce = randomBytes(16).toString('base64')
    const isFramed = mayPreview(site.settings, config)
    if (isFramed) void reply.header('X-Frame-Options', 'SAMEORIGIN')
    void reply
      .code(visit.isNotFound || isGone ? 404 : (outcome?.status ?? 200))
      .header(
        'Content-Security-Policy',
        pagePolicy(nonce, config, originOf(site.settings.cdn_prefix), isFramed),
      )
    const typed = outcome?.typed ?? {}
    const input = await pageInputOf(visit, { boot, prerendered, nonce, isGone, typed })
    return sendStream(request, reply, () => streamPage(input, data))
  }
}
