import type { ProfileCard } from '@duetto/shared/contract'

type Cards = Readonly<Record<number, ProfileCard>>

/**
 * Returns the card from a response. If the stored card changed during the request, keeps its like and match, because
 * the response may be older. `before` contains the stored cards when the request began.
 */
export const withNewerLike = <Card extends ProfileCard>(card: Card, before: Cards, now: Cards): Card => {
  const known = now[card.id]
  return known && known !== before[card.id]
    ? { ...card, is_liked: known.is_liked, is_match: known.is_match }
    : card
}
