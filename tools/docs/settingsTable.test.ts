import { proofsIn, settingsErrors, withSettingsTable } from './settingsTable'

const empty = 'Before\n<!-- settings -->\n\n<!-- /settings -->\nAfter'

it('writes one row per setting and preserves the named tests', () => {
  const written = withSettingsTable(empty)
  const [first = ''] = [...proofsIn(written).keys()]
  const named = written.replace(new RegExp(`(\\| \`${first}\` .*\\| ) \\|$`, 'm'), '$1documented only |')
  expect(proofsIn(withSettingsTable(named)).get(first)).toBe('documented only')
  expect(withSettingsTable(named)).toMatch(/^Before\n[\s\S]*\nAfter$/)
})

it('reports settings without a test, and a table that differs from the schemas', () => {
  expect(settingsErrors(withSettingsTable(empty))[0]).toMatch(/names no test of its effect/)
  expect(settingsErrors(empty).at(-1)).toMatch(/differs from the schemas/)
})

it('fails if the document has no table', () => {
  expect(() => settingsErrors('text')).toThrow('is missing')
})
