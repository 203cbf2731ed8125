import { activities } from '../../api/src/modules/privacy/activities'
import { grounds } from '../../api/src/modules/privacy/Kind'
import { isSameTable, splitAtSection, tableOf, withSection } from './section'

const unique = (texts: readonly string[]) => [...new Set(texts)]

const tables = {
  record: tableOf(
    ['activity', 'people', 'purposes', 'legal grounds', 'recipients'],
    activities.map(({ name, people, recipients, kinds }) => [
      name,
      people,
      unique(kinds.map(({ purpose }) => purpose)).join('; '),
      unique(kinds.map(({ ground }) => grounds[ground])).join('; '),
      recipients,
    ]),
  ),
  retention: tableOf(
    ['data', 'purpose', 'legal ground', 'period', 'erased by the job', 'tables'],
    activities.flatMap(({ kinds }) =>
      kinds.map(({ what, purpose, ground, period, jobs, holds }) => [
        what,
        purpose,
        grounds[ground],
        period,
        jobs.map((job) => `\`${job}\``).join(', ') || 'none',
        Object.keys(holds)
          .map((table) => `\`${table}\``)
          .join(', '),
      ]),
    ),
  ),
}

export const withPrivacyTables = (document: string): string =>
  Object.entries(tables).reduce((text, [name, table]) => withSection(text, name, table), document)

export const privacyErrors = (document: string): string[] =>
  Object.entries(tables)
    .filter(([name, table]) => !isSameTable(splitAtSection(document, name).text, table))
    .map(([name]) => `the table ${name} differs from the API's activities; run \`npm run docs -- privacy\``)
