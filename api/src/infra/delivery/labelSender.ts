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

/**
 * Returns the sender's name for a notification (TRUST-01). A fictional profile's name gets a label: the
 * site's custom term, or the default one in the reader's language. A demo member's name is marked as demo.
 */
export const labelSender = async (
  deps: Deps,
  { sender, is_fictional: isFictional, is_demo: isDemo, language }: Sent,
): Promise<string> => {
  if (!isFictional)
    return isDemo ? `${sender} (${intlOf(language).formatMessage(deliveryMessages.demo)})` : sender
  const { fictional_singular: term } = await publicSettings(deps)
  return `${sender} (${term || intlOf(language).formatMessage(deliveryMessages.fictional)})`
}

/** Returns the notice about a fictional or demo sender and its answers; undefined for a real member. */
export const describeSender = async (
  deps: Deps,
  { sender, is_fictional: isFictional, is_demo: isDemo, language }: Sent,
): Promise<string | undefined> => {
  const intl = intlOf(language)
  if (!isFictional)
    return isDemo ? intl.formatMessage(deliveryMessages.demoNote, { name: sender }) : undefined
  return `${fictionalTitle(intl, sender)} ${fictionalAnswersText(intl, await publicSettings(deps))}`
}
