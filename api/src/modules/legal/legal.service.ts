import type { CallResponse } from '@duetto/shared/contract'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { allLocales, dayOf } from '@duetto/shared/domain'
import type { LegalPage, Locale } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { findHosts, siteHostOf } from '../settings/siteHost'
import { findLatestVersion, findLegalTexts, findShownText, insertVersion } from './legal.repository'
import type { LegalTextKey } from './legal.repository'

type Site = Pick<Deps, 'db' | 'config'>

export const getLegalText = async (
  deps: Site & Pick<Deps, 'now'>,
  { host, page, language }: { host: string; page: LegalPage; language: Locale },
): Promise<CallResponse<'getLegalText'>> => ({
  legal:
    (await findShownText(
      deps.db,
      { host: await siteHostOf(deps, host), page, language },
      dayOf(deps.now()),
    )) ?? null,
})

export const listLegalTexts = async (deps: Site): Promise<ConsoleResponse<'listLegalTexts'>> => ({
  hosts: await findHosts(deps),
  languages: allLocales.filter((locale) => deps.config.locales.includes(locale)),
  texts: (await findLegalTexts(deps.db)).map(({ saved_at: savedAt, ...text }) => ({
    ...text,
    saved_at: savedAt.toISOString(),
  })),
})

export const readLegalText = async (
  { db }: Pick<Deps, 'db'>,
  key: LegalTextKey,
): Promise<ConsoleResponse<'readLegalText'>> =>
  (await findLatestVersion(db, key)) ?? { version: 0, body: null, as_of: null }

interface LegalTextChange extends LegalTextKey {
  /** Null removes the text. Pages then show the next text that `findShownText` finds, or the standard text. */
  body: string | null
  as_of: string
  seen: number
}

export const saveLegalText = async (
  deps: Site & Pick<Deps, 'now'>,
  actor: Actor,
  { host, page, language, body, as_of: asOf, seen }: LegalTextChange,
): Promise<void> => {
  if (host !== '*' && !(await findHosts(deps)).includes(host)) throw new DomainError('not_found', { host })
  await deps.db.tx(async (tx) => {
    const now = deps.now()
    const key = { host, page, language }
    if ((await insertVersion(tx, key, { seen, body, as_of: asOf }, now)) === 0)
      throw new DomainError('conflict')
    const line = {
      action: body === null ? 'legal text removed' : 'legal text saved',
      subject: `${host} ${page} ${language}`,
      before: { version: seen },
      after: { version: seen + 1, as_of: asOf },
    }
    await insertAudit(tx, actor, line, now)
  })
}
