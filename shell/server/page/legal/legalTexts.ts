import { endpoints } from '@duetto/shared/contract'
import type { CallResponse } from '@duetto/shared/contract'
import { isLegalPage } from '@duetto/shared/domain'
import type { LegalPage, Locale } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import { traceHeaders } from '@duetto/shared/tracing'
import type { FastifyRequest } from 'fastify'
import type { BootData, KnownLegalText } from '../../../common/BootData'
import { forwardedHeaders } from '../../edge/forwarded'
import type { Visit } from '../visit'

const FRESH_MS = 5000
const TIMEOUT_MS = 1000
const MAX_TEXTS = 1000

export type LegalTextOf = (visit: Visit, locale: Locale) => Promise<BootData['legal']>

interface Cached {
  at: number
  text: Promise<KnownLegalText | null>
}

export const createLegalTexts = (apiUrl: string, now: () => number = Date.now): LegalTextOf => {
  const cache = new LruMap<string, Cached>(MAX_TEXTS)

  const fetchText = async (
    request: FastifyRequest,
    page: LegalPage,
    locale: Locale,
  ): Promise<KnownLegalText> => {
    const query = new URLSearchParams({ page, language: locale })
    const response = await fetch(`${apiUrl}${endpoints.getLegalText.path}?${query.toString()}`, {
      headers: { ...forwardedHeaders(request), ...traceHeaders() },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the API answers ${response.status}`)
    const { legal: own } = (await response.json()) as CallResponse<'getLegalText'>
    return { page, locale, own }
  }

  return async ({ route, site, request }, locale) => {
    const page = route?.owner === 'shell' ? route.id.replace(/^pages-/, '') : ''
    if (!isLegalPage(page)) return null
    const key = `${site.settings.domain} ${page} ${locale}`
    const known = cache.get(key)
    if (known && now() - known.at < FRESH_MS) return known.text
    const text = fetchText(request, page, locale).catch(() => known?.text ?? null)
    cache.set(key, { at: now(), text })
    return text
  }
}
