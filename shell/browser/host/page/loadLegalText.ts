import type { LegalPage, Locale } from '@duetto/shared/domain'
import type { Http } from '@duetto/shared/http'
import type { KnownLegalText } from '../../../common/BootData'

export const loadLegalText = async (
  http: Http,
  page: LegalPage,
  locale: Locale,
): Promise<KnownLegalText | null> => {
  const answer = await http.call('getLegalText', { query: { page, language: locale } })
  return answer ? { page, locale, own: answer.legal } : null
}
