/** `npm run docs -- settings` or `-- privacy`: writes the tables that are generated from the sources. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../common/files'
import { bin, root } from '../common/packages'
import { run } from '../common/run'
import { withPrivacyTables } from './privacyTables'
import { withSettingsTable } from './settingsTable'

const writers: Record<string, (document: string) => string> = {
  settings: withSettingsTable,
  privacy: withPrivacyTables,
}
const [name = ''] = process.argv.slice(2)
const write = writers[name]
if (!write) throw new Error(`write.ts: ${Object.keys(writers).join(' or ')}`)
const file = `docs/${name}.md`
writeFileSync(join(root, file), write(readText(file)))
void run(bin('oxfmt'), [file], { cwd: root, isShown: true })
