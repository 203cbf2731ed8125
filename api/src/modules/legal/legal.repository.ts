import type { LegalPage, Locale } from '@duetto/shared/domain'
import { defaultLocale } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface LegalTextKey {
  /** `*` applies to all hosts. */
  host: string
  page: LegalPage
  language: Locale
}

export interface LegalVersion {
  version: number
  /** Null if an operator removed the text. */
  body: string | null
  as_of: string
}

/**
 * Finds the text in force today. Prefers the host's own texts to those for `*`, then the given language, then the
 * default language, then any other. Once a version is in force, earlier versions never apply, even if scheduled for a
 * later day.
 */
export const findShownText = (
  db: Db,
  { host, page, language }: LegalTextKey,
  today: string,
): Promise<(LegalVersion & { language: Locale; body: string }) | undefined> =>
  db.maybe(sql`
    select language, version, body, as_of::text from (
      select distinct on (host, language) host, language, version, body, as_of
      from legal_texts where page = ${page} and host in ('*', ${host}) and as_of <= ${today}::text::date
      order by host, language, version desc
    ) latest
    where body is not null
    order by host = '*', language <> ${language}, language <> ${defaultLocale}, language
    limit 1`)

export const findLatestVersion = (
  db: Db,
  { host, page, language }: LegalTextKey,
): Promise<LegalVersion | undefined> =>
  db.maybe<LegalVersion>(sql`
    select version, body, as_of::text from legal_texts
    where page = ${page} and host = ${host} and language = ${language}
    order by version desc limit 1`)

export const findLegalTexts = (db: Db): Promise<(LegalTextKey & { as_of: string; saved_at: Date })[]> =>
  db.many(sql`
    select host, page, language, as_of::text, saved_at from (
      select distinct on (page, host, language) host, page, language, body, as_of, saved_at
      from legal_texts order by page, host, language, version desc
    ) latest
    where body is not null order by host, page, language`)

export const insertVersion = (
  db: Db,
  { host, page, language }: LegalTextKey,
  { seen, body, as_of: asOf }: Omit<LegalVersion, 'version'> & { seen: number },
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into legal_texts (host, page, language, version, body, as_of, saved_at)
    select ${host}, ${page}, ${language}, ${seen + 1}::int, ${body}::text, ${asOf}::text::date, ${now}::timestamptz
    where ${seen}::int = (
      select coalesce(max(version), 0) from legal_texts
      where page = ${page} and host = ${host} and language = ${language})
    on conflict do nothing`)
