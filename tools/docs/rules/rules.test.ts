import { linkErrors, targetsIn } from './links'
import { proofErrors } from './proofs'
import { foldersOf, readmeErrors } from './readmes'
import { variableErrors } from './variables'
import { answerErrors, answersIn, declares } from './whereIs'

describe('links', () => {
  it('reads relative links and pictures', () => {
    const text = '[a](docs/a.md#part) [b](https://x.example) <img alt="" src="c.png">'
    expect(targetsIn(text)).toEqual(['docs/a.md', 'c.png'])
  })

  it('reports a broken link', () => {
    const documents = new Map([['a.md', '[b](missing.md)']])
    expect(linkErrors('/nowhere', documents)).toEqual(['a.md: link to missing.md, which does not exist'])
  })

  it('fails without links', () => {
    expect(() => linkErrors('/', new Map([['a.md', 'text']]))).toThrow('0 links')
  })
})

describe('READMEs', () => {
  const files = ['src/entities/a.ts', 'src/store.ts', 'assets/x.svg', 'package.json']

  it('lists the folders of a package and of its sources', () => {
    expect(foldersOf(files)).toEqual(['src', 'src/entities', 'assets'])
  })

  it('reports folders that are not named and paths that do not exist', () => {
    const readme = 'The `src/entities` and `src/gone`; assets in prose do not count.'
    expect(readmeErrors([{ name: 'mf-a', readme, files }])).toEqual([
      'mf-a/README.md: src/gone does not exist',
      'mf-a/README.md does not name the folder assets',
    ])
  })

  it('does not match a name inside a longer word', () => {
    expect(readmeErrors([{ name: 'a', readme: '`assets-old`', files: ['assets/x'] }])).toHaveLength(1)
  })

  it('fails without packages', () => {
    expect(() => readmeErrors([])).toThrow('0 READMEs')
  })
})

describe('"Where is …?"', () => {
  const table = (row: string) => `## Where is …?\n${`${row}\n`.repeat(20)}## Next\n| x | \`y\` |`

  it('reads each answer with its symbol', () => {
    const answers = answersIn(table('| a | `a.ts#one`, `b` |'))
    expect(answers).toHaveLength(40)
    expect(answers.slice(0, 2)).toEqual([
      { path: 'a.ts', symbol: 'one' },
      { path: 'b', symbol: undefined },
    ])
  })

  it('fails if the table is missing', () => {
    expect(() => answersIn('## Where was …?')).toThrow('0 rows')
  })

  it.each([
    ['export const one = 1', true],
    ['export const f = <T>(x: T) => one(x); function one() {}', true],
    ['const service = { one: () => 1 }', true],
    ['interface one {}', true],
    ["import { one } from './one'; one()", false],
    ["export { one } from './one'", false],
    ['// const one = 1', false],
  ])('detects whether %s declares a name', (source, isDeclared) => {
    expect(declares(source, 'one')).toBe(isDeclared)
  })

  it.each([
    ['gone.ts', undefined, null, 'does not exist'],
    ['a.ts', undefined, { text: '' }, 'needs the name'],
    ['a.ts', 'two', { text: 'const one = 1' }, 'declares no two'],
    ['folder', 'two', 'folder' as const, 'declares no two'],
  ])('refuses %s#%s', (path, symbol, found, message) => {
    expect(answerErrors([{ path, symbol }], () => found)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['folder', undefined, 'folder' as const],
    ['a.json', undefined, { text: '' }],
    ['a.ts', 'one', { text: 'const one = 1' }],
  ])('accepts %s#%s', (path, symbol, found) => {
    expect(answerErrors([{ path, symbol }], () => found)).toEqual([])
  })
})

describe('tables of tests', () => {
  const row = '| 1 | it holds | `a.test.ts`: holds |'

  it('accepts a test that exists', () => {
    expect(proofErrors({ document: 'd', text: row, least: 1 }, () => "it('holds')")).toEqual([])
  })

  it('reports a missing test, a row without one, and a short table', () => {
    const text = `${row}\n| 2 | nothing |`
    expect(proofErrors({ document: 'd', text, least: 3 }, () => null)).toEqual([
      'd: a.test.ts has no test "holds"',
      'd: "| 2 | nothing |" names no test',
      'd has 2 rows with a test; 3 or more are expected',
    ])
  })
})

describe('variables', () => {
  const source = { file: 'e.ts', text: 'A_B=1', pattern: /^(\w+)=/gm }

  it('reports a variable that the document does not name', () => {
    expect(variableErrors('`A_B`', [source])).toEqual([])
    expect(variableErrors('', [source])).toEqual(['docs/settings.md: A_B of e.ts is missing'])
  })

  it('fails if a source has none', () => {
    expect(() => variableErrors('', [{ ...source, text: '' }])).toThrow('0 variables in e.ts')
  })
})
