import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/packages'
import { contentFolder, generatedFiles, readContent } from './content'

const issuesAfter = (files: Record<string, unknown>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(contentFolder, folder, { recursive: true })
  for (const [file, value] of Object.entries(files)) {
    if (value === null) rmSync(join(folder, file))
    else writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value))
  }
  return readContent(folder).issues
}

it('[ROUTE-37] the content is valid, and the remote has its current state', () => {
  const content = readContent()
  expect(content.issues).toEqual([])
  for (const [file, text] of Object.entries(generatedFiles(content)))
    expect([file, readFileSync(join(root, 'mf-landers/src/content', file), 'utf8')]).toEqual([file, text])
})

it.each([
  ['a missing language', { 'gallery/de.json': null }, /gallery\/de\.json is missing/],
  ['broken JSON', { 'gallery/de.json': '{' }, /gallery\/de\.json is not valid JSON/],
  ['an empty headline', { 'video/en.json': { title: ' ' } }, /video\/en\.json: title/],
  [
    'a lead without the offer',
    { 'video/en.json': { title: 'A', niches: { she: { lead: 'For women.' } } } },
    /video\/en\.json: niches\.she\.lead must name the free messages/,
  ],
  ['an unknown niche', { 'video/en.json': { title: 'A', niches: { cats: {} } } }, /video\/en\.json: niches/],
  [
    'an unknown scene',
    { 'video/lander.json': { scene: 'opera', firstPerson: 1 } },
    /video\/lander\.json: scene/,
  ],
  [
    'a test without its headline',
    { 'video/lander.json': { scene: 'film', firstPerson: 8, test: { a: 1, b: 1 } } },
    /video\/fi\.json: tests has no text for the variant b/,
  ],
  [
    'a first person of another lander',
    { 'gallery/lander.json': { scene: 'gallery', firstPerson: 2 } },
    /gallery\/lander\.json: firstPerson 2 is also that of collagelanding/,
  ],
  [
    'a test without a share',
    { 'video/lander.json': { scene: 'film', firstPerson: 8, test: { a: 0, b: 0 } } },
    /needs a variant a/,
  ],
])('names the file of %s', (_, files, issue) => {
  expect(issuesAfter(files).join('\n')).toMatch(issue)
})
