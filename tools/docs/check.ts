/**
 * `npm run docs -- check`: checks the documents against the sources. The guides have a separate check,
 * guides/check.ts.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, readText, requireSome } from '../common/files'
import { alertRules } from '../checks/metrics'
import { root } from '../common/packages'
import { linkErrors } from './rules/links'
import { proofErrors } from './rules/proofs'
import { readmeErrors } from './rules/readmes'
import { runbookErrors } from './rules/runbook'
import { variableErrors } from './rules/variables'
import { answerErrors, answersIn } from './rules/whereIs'
import { privacyErrors } from './privacyTables'
import { settingsErrors } from './settingsTable'

const documents = new Map(listFiles('*.md').map((file) => [file, readText(file)]))
const textOf = (file: string): string => documents.get(file) ?? readText(file)
const readIfThere = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null

const readmes = () =>
  listFiles(':(glob)*/README.md').map((file) => {
    const name = file.slice(0, file.indexOf('/'))
    return {
      name,
      readme: textOf(file),
      files: listFiles(name).map((path) => path.slice(name.length + 1)),
    }
  })

const answers = answersIn(textOf('ARCHITECTURE.md'))
const readAnswer = (path: string) => {
  const file = join(root, path)
  if (!existsSync(file)) return null
  return statSync(file).isDirectory() ? 'folder' : { text: readFileSync(file, 'utf8') }
}

const quoteErrors = (): string[] => {
  const section = textOf('README.md').split('## Troubleshooting')[1]?.split('\n## ')[0] ?? ''
  const quotes = [...section.matchAll(/^\| "([^"]+)"/gm)].flatMap(([, quote]) => quote ?? [])
  const sources = listFiles('tools/*.ts', 'tools/*.mjs', 'api/*.ts').map(readText)
  return requireSome(quotes, 'quoted messages in README.md')
    .filter((quote) => !sources.some((source) => source.includes(quote)))
    .map((quote) => `README.md: no message contains "${quote}"`)
}

const tables = [
  { document: 'docs/security.md', least: 40 },
  { document: 'docs/payments.md', least: 28 },
  { document: 'docs/scale.md', least: 15 },
]
const settings = textOf('docs/settings.md')
const variables = [
  { file: 'api/src/app/environment.ts', pattern: /^ {2}([A-Z][A-Z0-9_]+):/gm },
  { file: 'shell/server/edge/config.ts', pattern: /^ {2}([A-Z][A-Z0-9_]+):/gm },
  { file: 'demo/src/settings.ts', pattern: /^ {4}([A-Z][A-Z0-9_]+):/gm },
  { file: '.env.example', pattern: /^#?([A-Z][A-Z0-9_]+)=/gm },
]

const errors = [
  ...linkErrors(root, documents),
  ...readmeErrors(readmes()),
  ...answerErrors(answers, readAnswer),
  ...tables.flatMap((table) => proofErrors({ ...table, text: textOf(table.document) }, readIfThere)),
  ...variableErrors(
    settings,
    variables.map((source) => ({ ...source, text: readText(source.file) })),
  ),
  ...settingsErrors(settings).map((error) => `docs/settings.md: ${error}`),
  ...privacyErrors(textOf('docs/privacy.md')).map((error) => `docs/privacy.md: ${error}`),
  ...runbookErrors(alertRules(), textOf('docs/runbook.md')),
  ...quoteErrors(),
]
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1
else console.log(`${documents.size} documents, ${answers.length} places: no errors`)
