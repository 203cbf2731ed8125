import { allLocales } from '@duetto/shared/domain'
import { deliveryMessages } from '../infra/delivery/deliveryMessages'
import { intlOf } from './intl'
import { mailMessages } from './mails'

const { pushMessage, pushLike } = deliveryMessages
const seenByOthers = [...Object.values(mailMessages).map(({ subject }) => subject), pushMessage, pushLike]

it.each(allLocales)('[TRUST-07] subjects and pushes do not mention dating in %s', (locale) => {
  for (const message of seenByOthers) {
    const text = locale === 'en' ? message.defaultMessage : intlOf(locale).messages[message.id ?? '']
    expect(text).not.toMatch(/dating|flirt|sex|single|match|lov|treff|date\b/i)
  }
})

it('formats in English if the locale is unknown', () => {
  expect(intlOf('xx').formatMessage(deliveryMessages.fictional)).toBe('Fictional profile')
})
