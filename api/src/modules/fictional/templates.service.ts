import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { operatorLimits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { insertAudit } from '../audit/audit.repository'
import type { Actor, AuditLine } from '../audit/audit.repository'
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  findTemplates,
  insertTemplate,
  lockTemplates,
  updateTemplate,
} from './templates.repository'
import type { Template } from './templates.repository'

export const listTemplates = async ({ db }: Pick<Deps, 'db'>): Promise<ConsoleResponse<'listTemplates'>> => ({
  templates: (await findTemplates(db)).map(({ changed_at, ...template }) => ({
    ...template,
    changed_at: changed_at.toISOString(),
  })),
})

const present = (template: Template | undefined): AuditLine['before'] => template && { ...template }

export type SaveResult = 'saved' | 'name_taken' | 'too_many'

export const saveTemplate = (
  { db, now }: Deps,
  actor: Actor,
  { id, ...template }: Template & { id?: number },
): Promise<SaveResult> =>
  db.tx(async (tx) => {
    await lockTemplates(tx)
    const before = id === undefined ? undefined : await findTemplate(tx, id)
    if (id !== undefined && !before) throw new DomainError('not_found')
    const { count, named } = await countTemplates(tx, template, id ?? null)
    if (named > 0) return 'name_taken'
    if (count >= operatorLimits.templatesPerLanguage) return 'too_many'
    await (id === undefined ? insertTemplate(tx, template, now()) : updateTemplate(tx, id, template, now()))
    const action = before ? 'template changed' : 'template added'
    const subject = `template ${template.language} ${template.name}`
    await insertAudit(
      tx,
      actor,
      { action, subject, before: present(before), after: present(template) },
      now(),
    )
    return 'saved'
  })

export const removeTemplate = ({ db, now }: Deps, actor: Actor, id: number): Promise<void> =>
  db.tx(async (tx) => {
    await lockTemplates(tx)
    const before = await findTemplate(tx, id)
    if (!before) throw new DomainError('not_found')
    await deleteTemplate(tx, id)
    const subject = `template ${before.language} ${before.name}`
    await insertAudit(tx, actor, { action: 'template removed', subject, before: present(before) }, now())
  })
