import { emailSchema, nameSchema, passwordSchema } from '@duetto/shared/contract/schemas'
import { emailError } from '@duetto/shared/ui'
import { nameError, newEmailError, passwordError, repeatError } from './validate'

const parts = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\t',
  '\n',
  '\0',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\u2028',
  '\ufeff',
  '\ufe0f',
  '\u3164',
  '\ud83d',
  '😀',
  'ü',
  'u\u0308',
  'ﬁ',
  '\ufdfa',
  'ｅ',
  '。',
  '@',
  '＠',
  '.',
  '..',
  '&',
  '/',
  '=',
  ':',
  '"',
  '%',
  'é'.repeat(20),
  'e\u0301'.repeat(31),
  'x'.repeat(128),
  'x'.repeat(300),
  'x'.repeat(2000),
  '0151 2345678',
  'www.anna.example',
]
const around = (text: string) =>
  parts.flatMap((part) => [part, part + text, text + part, `${text.slice(0, 3)}${part}${text.slice(3)}`])
const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text)

describe('validation accepts the same values as the API', () => {
  it.each(
    [...around('anna@münchen.example'), ...around('anna@example.xn--p1ai')].map((text) => [
      shown(text),
      text,
    ]),
  )('[SIGNUP-08] e-mail address %j', (_, text) => {
    expect(emailError(text) === null).toBe(emailSchema.safeParse(text).success)
  })

  it.each(around('Mañana über 9é').map((text) => [shown(text), text]))(
    '[SIGNUP-03] password %j',
    (_, text) => {
      expect(passwordError(text) === null).toBe(passwordSchema.safeParse(text).success)
    },
  )

  it.each(around('Anna').map((text) => [shown(text), text]))('[SIGNUP-06] name %j', (_, text) => {
    // The API rejects contact data in names, but the contract's schema accepts it.
    const error = nameError(text, '')
    const isContactData =
      error?.message.id === 'signup.error.nameContact' || error?.message.id === 'signup.error.nameAt'
    expect(error === null || isContactData).toBe(nameSchema.safeParse(text).success)
  })
})

it('[SIGNUP-06] refuses names with contact data, with a reason', () => {
  expect(nameError('+49 151 23456789', 'anna@site.test')?.message.id).toBe('signup.error.nameContact')
  expect(nameError('www.anna.example', 'anna@site.test')?.message.id).toBe('signup.error.nameContact')
  expect(nameError('An\tna', 'anna@site.test')?.message.id).toBe('signup.error.nameCharacters')
})

it('normalises values like the server', () => {
  expect(repeatError('Café 12345', 'Cafe\u0301 12345')).toBeNull()
  expect(newEmailError(' ANNA@münchen.example\u200b', 'anna@xn--mnchen-3ya.example')?.message.id).toBe(
    'signup.error.emailSame',
  )
  expect(newEmailError('', 'anna@site.test')?.message.id).toBe('ui.emailMissing')
})
