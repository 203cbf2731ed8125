import { fictionalAnswersText, fictionalTitle } from '@duetto/shared/i18n/fictional'
import type { Deps } from '../../app/deps'
import { intlOf } from '../../texts/intl'
import { deliveryMessages } from './deliveryMessages'
import { publicSettings } from './publicSettings'

interface Sent {
  sender: string
  is_fictional: boolean
  is_demo: boolean
  language: string
}

/** TRUST-01: marks the names of fictional profiles and demo members. */
export const labelSender = async (
  deps: Deps,
  { sender, is_fictional: isFictional, is_demo: isDemo, language }: Sent,
): Promise<string> => {
  if (!isFictional)
    return isDemo ? `${sender} (${intlOf(language).formatMessage(deliveryMessages.demo)})` : sender
  const { fictional_singular: term } = await publicSettings(deps)
  return `${sender} (${term || intlOf(language).formatMessage(deliveryMessages.fictional)})`
}

export const describeSender = async (
  deps: Deps,
  { sender, is_fictional: isFictional, is_demo: isDemo, language }: Sent,
): Promise<string | undefined> => {
  const intl = intlOf(language)
  if (!isFictional)
    return isDemo ? intl.formatMessage(deliveryMessages.demoNote, { name: sender }) : undefined
  return `${fictionalTitle(intl, sender)} ${fictionalAnswersText(intl, await publicSettings(deps))}`
}
