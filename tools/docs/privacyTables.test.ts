import { privacyErrors, withPrivacyTables } from './privacyTables'

const empty = ['record', 'retention'].map((name) => `<!-- ${name} --><!-- /${name} -->`).join('\nBetween\n')

it('writes both tables, and reports those that differ from the activities', () => {
  const written = withPrivacyTables(empty)
  expect(privacyErrors(written)).toEqual([])
  expect(written).toContain('\nBetween\n')
  expect(privacyErrors(written.replace('visits to profiles', 'visits'))[0]).toMatch(/retention differs/)
  expect(privacyErrors(empty)).toHaveLength(2)
})
