import { fictionalAnswersText, fictionalTitle } from '@duetto/shared/i18n/fictional'
import type { Deps } from '../../app/deps'
import { intlOf } from '../../texts/intl'
import { deliveryMessages } from './deliveryMessages'
import { settingsOf } from './readerSite'
import type { Reader } from './readerSite'

interface Sent extends Reader {
  sender: string
  is_fictional: boolean
  is_demo: boolean
}

/** Returns the sender's name, with a label for fictional profiles and demo members (TRUST-01). */
export const labelSender = async (
  deps: Deps,
  { sender, is_fictional: isFictional, is_demo: isDemo, ...reader }: Sent,
): Promise<string> => {
  if (!isFictional)
    return isDemo ? `${sender} (${intlOf(reader.language).formatMessage(deliveryMessages.demo)})` : sender
  const { fictional_singular: term } = await settingsOf(deps, reader)
  return `${sender} (${term || intlOf(reader.language).formatMessage(deliveryMessages.fictional)})`
}

export const describeSender = async (
  deps: Deps,
  { sender, is_fictional: isFictional, is_demo: isDemo, ...reader }: Sent,
): Promise<string | undefined> => {
  const intl = intlOf(reader.language)
  if (!isFictional)
    return isDemo ? intl.formatMessage(deliveryMessages.demoNote, { name: sender }) : undefined
  return `${fictionalTitle(intl, sender)} ${fictionalAnswersText(intl, await settingsOf(deps, reader))}`
}
