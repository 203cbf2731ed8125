import { allLocales } from '@duetto/shared/domain'
import { mailNames } from '../infra/delivery/MailText'
import { textsOf } from '.'

const placeholders = (text: unknown): string[] =>
  [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort()
const english = textsOf('en')

describe.each(allLocales)('the mails in %s', (locale) => {
  const texts = textsOf(locale)

  it.each(mailNames)('%s carries the same values and the same button as in English', (name) => {
    expect(placeholders(texts.mails[name])).toEqual(placeholders(english.mails[name]))
    expect(Boolean(texts.mails[name].button)).toBe(Boolean(english.mails[name].button))
  })

  it('footer, text message and push carry the same values, in words of the language', () => {
    for (const part of ['footer', 'sms', 'push'] as const) {
      expect(placeholders(texts[part])).toEqual(placeholders(english[part]))
      if (locale !== 'en') expect(texts[part]).not.toEqual(english[part])
    }
  })

  it('[TRUST-07] subjects and pushes say nothing about dating', () => {
    const seen = [...mailNames.map((name) => texts.mails[name].subject), texts.push.message, texts.push.like]
    for (const text of seen) expect(text).not.toMatch(/dating|flirt|sex|single|match|lov|treff|date\b/i)
  })
})
