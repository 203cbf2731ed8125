import type { Locale } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface Template {
  language: Locale
  name: string
  text: string
}
export interface TemplateRow extends Template {
  id: number
  changed_at: Date
}

export const findTemplates = (db: Db): Promise<TemplateRow[]> =>
  db.many<TemplateRow>(sql`
    select id, language, name, text, changed_at from reply_templates order by language, name`)

/** Locks the table until the commit, so that concurrent changes cannot exceed the limit or reuse a name. */
export const lockTemplates = (tx: Db): Promise<number> =>
  tx.run(sql`lock table reply_templates in share row exclusive mode`)

export const countTemplates = (
  tx: Db,
  { language, name }: Template,
  exceptId: number | null,
): Promise<{ count: number; named: number }> =>
  tx.one<{ count: number; named: number }>(sql`
    select count(*)::int as count, (count(*) filter (where name = ${name}))::int as named
    from reply_templates where language = ${language} and id is distinct from ${exceptId}::bigint`)

export const insertTemplate = (tx: Db, { language, name, text }: Template, now: Date): Promise<number> =>
  tx.run(sql`
    insert into reply_templates (language, name, text, changed_at) values (${language}, ${name}, ${text}, ${now})`)

export const findTemplate = (tx: Db, id: number): Promise<Template | undefined> =>
  tx.maybe<Template>(sql`select language, name, text from reply_templates where id = ${id}`)

export const updateTemplate = (
  tx: Db,
  id: number,
  { language, name, text }: Template,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    update reply_templates set language = ${language}, name = ${name}, text = ${text}, changed_at = ${now}
    where id = ${id}`)

export const deleteTemplate = (tx: Db, id: number): Promise<number> =>
  tx.run(sql`delete from reply_templates where id = ${id}`)
