import type { Deps } from '../../app/deps'
import { intlOf } from '../../texts/intl'
import { deliveryMessages } from './messages'
import { publicSettings } from './publicSettings'

interface Sent {
  sender: string
  is_fictional: boolean
  /** The reader's language. */
  language: string
}

/**
 * TRUST-01: the sender's name. A fictional profile gets a label: the site's own term, otherwise the reader's
 * language.
 */
export const labelSender = async (
  deps: Deps,
  { sender, is_fictional: isFictional, language }: Sent,
): Promise<string> => {
  if (!isFictional) return sender
  const { fictional_singular: term } = await publicSettings(deps)
  return `${sender} (${term || intlOf(language).formatMessage(deliveryMessages.fictional)})`
}
