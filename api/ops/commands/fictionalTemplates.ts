import { templateSchema } from '@duetto/shared/contract/console/schemas'
import type { Command } from 'commander'
import { listTemplates, removeTemplate, saveTemplate } from '../../src/modules/fictional/templates.service'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId } from '../values'

const problems = {
  name_taken: 'Another template of this language has this name.',
  too_many: 'This language has the maximum number of templates. Remove one first.',
}

export const addTemplateCommands = (fictional: Command, { deps, actor: name }: Context, show: Show): void => {
  const actor = { name }
  const showAll = async () => show((await listTemplates(deps)).templates, 'whole')
  fictional.command('templates').description('lists texts that operators insert into answers').action(showAll)
  fictional
    .command('save-template')
    .description('adds a text, or changes the one with this number')
    .option('--id <number>', 'the template to change', readId)
    .requiredOption('--language <code>', 'language of the text')
    .requiredOption('--name <name>', 'name by which operators find it')
    .requiredOption('--text <text>', 'the text; {member} and {profile} insert their names')
    .action(async ({ id, ...given }: { id?: number; language: string; name: string; text: string }) => {
      const parsed = templateSchema.safeParse(given)
      if (!parsed.success)
        throw new OpsError(
          parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
        )
      const result = await saveTemplate(deps, actor, { ...parsed.data, id })
      if (result !== 'saved') throw new OpsError(problems[result])
      await showAll()
    })
  fictional
    .command('remove-template <id>')
    .description('removes a text')
    .action(async (id: string) => {
      await removeTemplate(deps, actor, readId(id))
      await showAll()
    })
}
