import type { Message, SendCost } from '@duetto/shared/contract'
import { currencyOf, limits, messagePriceMinor } from '@duetto/shared/domain'
import type { GiftId } from '@duetto/shared/domain'

/** What sending costs on this site, from the settings. */
export interface ChatCosts {
  message_credits: number
  photo_credits: number
  voice_credits: number
  gift_credits: Record<string, number>
  message_length: { min: number; max: number }
  minimum_message_costs: Record<string, { costs: number; currency: string }>
}

interface Payer {
  paid_user: boolean
  free_messages_used: number
  country: string | null
}

/** Free messages left to a free member; a premium member pays from the first. */
export const freeMessagesLeft = ({ paid_user, free_messages_used }: Payer): number =>
  paid_user ? 0 : Math.max(0, limits.freeMessages - free_messages_used)

/** Credits that a message of this kind costs when no free messages are left. */
export const creditsFor = (costs: ChatCosts, kind: Message['kind'], gift: GiftId | null): number => {
  if (kind === 'photo') return costs.photo_credits
  if (kind === 'voice') return costs.voice_credits
  if (kind === 'gift') return (gift ? costs.gift_credits[gift] : undefined) ?? 0
  return costs.message_credits
}

/** Free messages cover texts and GIFs. */
export const mayBeFree = (kind: Message['kind']): boolean => kind === 'text' || kind === 'gif'

/** TRUST-03: what the next text costs, shown before sending. */
export const presentCost = (costs: ChatCosts, payer: Payer): SendCost => {
  const left = freeMessagesLeft(payer)
  const isFree = left > 0 || costs.message_credits === 0
  const perMessage = payer.country ? costs.minimum_message_costs[payer.country] : undefined
  const currency = currencyOf(payer.country)
  const price = perMessage?.costs ?? messagePriceMinor(currency, costs.message_credits)
  return {
    credits: isFree ? 0 : costs.message_credits,
    is_free: isFree,
    free_messages_left: left,
    price_minor: isFree ? 0 : price,
    currency: perMessage?.currency ?? currency,
  }
}
