/**
 * `npm run landers -- <command>`: works on the content of the landers (docs/guides/landers.md).
 *
 * - `check`: validates mf-landers/content.
 * - `build`: also writes the landers and their texts for the remote's build.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/packages'
import { generatedFiles, readContent } from './content'

const output = join(root, 'mf-landers/src/content')

const run = (command: string | undefined): number => {
  if (command !== 'check' && command !== 'build') {
    console.error('Use: npm run landers -- check | build')
    return 1
  }
  const content = readContent()
  for (const issue of content.issues) console.error(issue)
  if (content.issues.length > 0) return 1
  if (command === 'build') {
    for (const [file, text] of Object.entries(generatedFiles(content))) {
      mkdirSync(join(output, file, '..'), { recursive: true })
      writeFileSync(join(output, file), text)
    }
  }
  console.log(`${Object.keys(content.landers).length} landers: ${command === 'build' ? 'written' : 'valid'}`)
  return 0
}

process.exit(run(process.argv[2]))
