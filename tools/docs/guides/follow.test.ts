import { addLanguage, blocksIn, commandsIn, insertAfter, placesIn } from './follow'

const fence = '```'

it('inserts code below a line and imports at the top', () => {
  const inserted = insertAfter('const a = {\n}\n', 'const a = {', "import b from 'b'\n  b,\n")
  expect(inserted).toBe("import b from 'b'\nconst a = {\n  b,\n}\n")
})

it('fails if the line is missing', () => {
  expect(() => insertAfter('other\n', 'const a = {', 'b')).toThrow('there is no line "const a = {"')
})

it('reads the blocks, commands and places of a guide', () => {
  const guide = [
    `${fence}ts file=a.ts after="x"`,
    'code',
    fence,
    `${fence}sh run`,
    'npm run i18n -- verify',
    fence,
    '| `src/a.ts` | `table` | what |',
    '| `src/b.json` | what |',
  ].join('\n')
  expect(blocksIn(guide)).toEqual([{ file: 'a.ts', after: 'x', code: 'code\n' }])
  expect(commandsIn(guide)).toEqual(['npm run i18n -- verify'])
  expect(placesIn(guide)).toEqual([
    { path: 'src/a.ts', table: 'table' },
    { path: 'src/b.json', table: undefined },
  ])
})

it('fails if a guide has no steps', () => {
  expect(() => blocksIn('text')).toThrow('0 blocks')
  expect(() => commandsIn('text')).toThrow('0 commands')
  expect(() => placesIn('text')).toThrow('0 paths')
})

it.each([
  ["const t = ['en', 'it'] as const", "const t = ['et',\n'en', 'it'] as const"],
  ['const t = { en: words, it }', 'const t = { et: words,\nen: words, it }'],
  ['const t = { en } satisfies T', 'const t = { et: en,\nen } satisfies T'],
])('adds a language to %s', (source, expected) => {
  expect(addLanguage(source, 't', 'en', 'et')).toBe(expected)
})

it('fails if the table or the language is missing', () => {
  expect(() => addLanguage('const u = []', 't', 'en', 'et')).toThrow('no t is declared')
  expect(() => addLanguage("const t = ['it']", 't', 'en', 'et')).toThrow('t has no en')
})
