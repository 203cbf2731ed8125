import type { ProfileCard } from '@duetto/shared/contract'

type Cards = Readonly<Record<number, ProfileCard>>

/**
 * Preserves a like or unlike from the time of the request, which is newer than the response. `before` is the state when
 * the request began.
 */
export const withNewerLike = <Card extends ProfileCard>(card: Card, before: Cards, now: Cards): Card => {
  const known = now[card.id]
  return known && known !== before[card.id]
    ? { ...card, is_liked: known.is_liked, is_match: known.is_match }
    : card
}
