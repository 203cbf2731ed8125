import { fillTemplate, hasOnlyFields } from './templates'

const values = { member: 'Marco {profile}', profile: 'Sofia $&' }

it('inserts each name wherever its field is, and nothing within a name', () => {
  expect(fillTemplate('Hi {member}, {profile} here. {member}?', values)).toBe(
    'Hi Marco {profile}, Sofia $& here. Marco {profile}?',
  )
})

it.each([
  ['Hi {member}!', true],
  ['No fields', true],
  ['Hi {name}!', false],
  ['Hi {member!', false],
  ['Hi }member{', false],
  ['{{member}}', false],
])('accepts only known fields in "%s"', (text, isAccepted) => {
  expect(hasOnlyFields(text)).toBe(isAccepted)
})
