import type { ProfileCard } from '@duetto/shared/contract'

type Cards = Readonly<Record<number, ProfileCard>>

/**
 * Keeps a like or unlike made during the request, because the response may be older. `before` contains the cards when
 * the request began.
 */
export const withNewerLike = <Card extends ProfileCard>(card: Card, before: Cards, now: Cards): Card => {
  const known = now[card.id]
  return known && known !== before[card.id]
    ? { ...card, is_liked: known.is_liked, is_match: known.is_match }
    : card
}
