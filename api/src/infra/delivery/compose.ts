import { addresses, linkLifetimeMs, timings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import type { OutgoingMail } from './ports'
import { unsubscribePath } from '../../modules/notices/unsubscribe'
import { intlOf } from '../../texts/intl'
import { mailMessages } from '../../texts/mails'
import type { MailName } from '../../texts/mails'
import { deliveryMessages } from './deliveryMessages'
import { publicHost } from '../../modules/settings/siteHost'
import { settingsOf, siteUrl } from './readerSite'
import type { Reader } from './readerSite'
import { renderMail } from './renderMail'
import type { Values } from './renderMail'
import { formatSpan } from '../../texts/format'

interface Addressed {
  to: string
  values?: Values
  note?: string
  path?: string
  unsubscribeToken?: string
}

const spans: Partial<Record<MailName, Record<string, number>>> = {
  activation: { span: linkLifetimeMs.activation, codeSpan: linkLifetimeMs.activationCode },
  reset: { span: linkLifetimeMs.reset },
  mail_change: { span: linkLifetimeMs.mailChange },
  mail_change_asked: { span: linkLifetimeMs.mailChange },
}
const spansOf = (name: MailName, locale: string): Values =>
  Object.fromEntries(Object.entries(spans[name] ?? {}).map(([key, ms]) => [key, formatSpan(ms, locale)]))

export type Compose = (name: MailName, addressed: Addressed) => OutgoingMail

/** Call this before opening a transaction, because it reads settings with `deps.db`. */
export const mailComposer = async (deps: Deps, reader: Reader): Promise<Compose> => {
  const locale = reader.language
  const settings = await settingsOf(deps, reader)
  const url = siteUrl(deps.config, settings)
  const sender =
    settings.brand.mail_sender || (settings.domain === publicHost(deps) ? undefined : settings.name)
  return (name, { to, values, note, path, unsubscribeToken }) => {
    const unsubscribeUrl = unsubscribeToken && url + addresses.unsubscribed(unsubscribeToken)
    const oneClickUrl = unsubscribeToken && `${url}${unsubscribePath}?token=${unsubscribeToken}`
    const rendered = renderMail({
      messages: mailMessages[name],
      values: { site: settings.name, support: settings.support_email, ...spansOf(name, locale), ...values },
      note,
      site: settings.name,
      brand: settings.brand,
      url,
      locale,
      link: path ? url + path : undefined,
      unsubscribeUrl,
    })
    return { to, sender, locale, ...rendered, unsubscribeUrl, oneClickUrl }
  }
}

export const composeCodeSms = async (deps: Deps, reader: Reader, code: string): Promise<string> => {
  const settings = await settingsOf(deps, reader)
  return intlOf(reader.language).formatMessage(deliveryMessages.smsCode, {
    site: settings.name,
    code,
    span: formatSpan(timings.smsCodeMs, reader.language),
  })
}
