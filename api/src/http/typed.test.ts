import { contract } from '@duetto/shared/contract/schemas'
import {
  isOneLine,
  isVisible,
  nameIssue,
  normalizeDiscountCode,
  normalizeIban,
  normalizeLine,
  normalizePassword,
  normalizePhone,
  readDigitCode,
  readEmail,
  splitLinks,
} from '@duetto/shared/domain'
import fc from 'fast-check'

const special = [
  ...'\u200b\u00a0\u202f\u3000\u202a\u202c\ufeff\u00ad\u3164\uffa0\u1680\u0301ａＡ９ﬁß@.„“‘’»«」。）}(',
  '\t',
  'IBAN: NL91',
  'www.',
]
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom('a', '1', ' ', 'https://x.example', ...special)).map((parts) => parts.join('')),
)

it.each([
  ['passwords', normalizePassword],
  ['lines', normalizeLine],
  ['account numbers', normalizeIban],
  ['phone numbers', normalizePhone],
  ['discount codes', normalizeDiscountCode],
  ['e-mail addresses', (typed: string) => readEmail(typed) ?? ''],
  ['one-time codes', (typed: string) => readDigitCode(typed, 6)],
])('normalising %s is idempotent', (_, normalize) => {
  fc.assert(fc.property(text, (typed) => expect(normalize(normalize(typed))).toBe(normalize(typed))))
})

it('[SIGNUP-06] an accepted name fits on one line and is visible', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const name = normalizeLine(typed)
      expect(nameIssue(typed) === null && (!isVisible(name) || !isOneLine(name))).toBe(false)
    }),
  )
})

it('[PAY-06] canonically equal input yields one value', () => {
  fc.assert(
    fc.property(text, (typed) => {
      for (const form of ['NFC', 'NFD'] as const) {
        expect(normalizePassword(typed.normalize(form))).toBe(normalizePassword(typed))
        expect(readEmail(typed.normalize(form))).toBe(readEmail(typed))
        expect(normalizeIban(typed.normalize(form))).toBe(normalizeIban(typed))
      }
    }),
  )
})

it('[CHAT-06] links keep every character, and their host contains no quotes', () => {
  fc.assert(
    fc.property(text, (written) => {
      const parts = splitLinks(written)
      expect(parts.map((part) => part.text).join('')).toBe(written)
      for (const part of parts) if (part.kind === 'link') expect(part.host).toMatch(/^[a-z0-9.-]+$/)
    }),
  )
})

it.each([
  ['login', { email: '\u200bA@b.example ', password: 'x' }, 'email'],
  ['requestReset', { email: 'a@b.example\u00a0' }, 'email'],
  ['requestMailChange', { email: 'A@B.example', password: 'x' }, 'email'],
  ['complain', { name: 'Ann', email: ' a@b.example', subject: 'other', text: 'Long enough a text' }, 'email'],
  ['report', { kind: 'profile', id: 1, reason: 'fake', email: 'a@b.example\ufeff' }, 'email'],
] as const)('[SIGNUP-08] %s normalises an e-mail address like all calls', (name, body, field) => {
  expect((contract[name].body.parse(body) as Record<string, unknown>)[field]).toBe('a@b.example')
  expect(contract[name].body.safeParse({ ...body, [field]: 'a@b' }).success).toBe(false)
})

it('[SIGNUP-05] [PAY-06] [PAY-07] codes and numbers are stripped of spaces and punctuation', () => {
  expect(contract.activateByCode.body.parse({ code: 'Your code: 123\u00a0456' })).toEqual({ code: '123456' })
  expect(contract.confirmDirectDebit.body.parse({ payment: 1, sms_code: '１２３ ４５６' })).toMatchObject({
    sms_code: '123456',
  })
  expect(contract.activateByCode.body.safeParse({ code: '12345' }).success).toBe(false)
  expect(contract.getDiscountCode.query.parse({ code: ' summer25\u200b' })).toMatchObject({
    code: 'SUMMER25',
  })
})
