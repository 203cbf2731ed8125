/** `npm run docs -- settings`: writes the table of settings into docs/settings.md from the schemas. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../common/files'
import { bin, root } from '../common/packages'
import { run } from '../common/run'
import { withSettingsTable } from './settingsTable'

const file = 'docs/settings.md'
writeFileSync(join(root, file), withSettingsTable(readText(file)))
void run(bin('oxfmt'), [file], { cwd: root, isShown: true })
