import { legalTextChangeSchema } from '@duetto/shared/contract/console/schemas'
import { dayOf, legalFields, legalPages } from '@duetto/shared/domain'
import type { Command } from 'commander'
import { listLegalTexts, readLegalText, saveLegalText } from '../../src/modules/legal/legal.service'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readInputFile } from '../files'

interface Options {
  host: string
  language: string
  asOf?: string
}

export const addLegalTextCommands = (program: Command, context: Context, show: Show): void => {
  const { deps, actor: name } = context
  const texts = program
    .command('legal-texts')
    .description('your own texts of legal pages, by host and language')

  const save = async (page: string, { host, language, asOf }: Options, body: string | null) => {
    const parsed = legalTextChangeSchema.omit({ seen: true }).safeParse({
      host: host.toLowerCase(),
      page,
      language,
      body,
      as_of: asOf ?? dayOf(deps.now()),
    })
    if (!parsed.success)
      throw new OpsError(
        parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
      )
    const { version: seen } = await readLegalText(deps, parsed.data)
    await saveLegalText(deps, { name }, { ...parsed.data, seen })
    show({ ...parsed.data, version: seen + 1 }, 'whole')
  }

  texts
    .command('list')
    .description('lists your texts with the day from which each applies')
    .action(async () => show((await listLegalTexts(deps)).texts, 'whole'))
  texts
    .command('set <page> <file>')
    .description(
      `replaces ${legalPages.join(', ')} by a text file: a paragraph per line, "## " before a heading, and the fields ${legalFields.map((field) => `{${field}}`).join(' ')}`,
    )
    .option('--host <host>', 'a host, or * for all', '*')
    .requiredOption('--language <code>', 'language of the text')
    .option('--as-of <day>', 'day from which it applies, such as 2026-12-01; today by default')
    .action(async (page: string, file: string, options: Options) =>
      save(page, options, await readInputFile(context, file)),
    )
  texts
    .command('remove <page>')
    .description('removes a text, so that the one for all hosts or the standard one applies')
    .option('--host <host>', 'a host, or * for all', '*')
    .requiredOption('--language <code>', 'language of the text')
    .action((page: string, options: Options) => save(page, options, null))
}
