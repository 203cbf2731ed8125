/** Writes the table of settings into docs/settings.md from the schemas' descriptions and the defaults. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSettingsTable } from './settingsTable.mjs'
import { root } from '../common/packages.mjs'

const file = join(root, 'docs/settings.md')
writeFileSync(file, withSettingsTable(readFileSync(file, 'utf8')))
