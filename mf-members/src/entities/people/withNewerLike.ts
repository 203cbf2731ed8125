import type { ProfileCard } from '@duetto/shared/contract'

type Cards = Readonly<Record<number, ProfileCard>>

/**
 * Keeps the stored like and match if the card changed after the request began (`before`): the response may be older.
 */
export const withNewerLike = <Card extends ProfileCard>(card: Card, before: Cards, now: Cards): Card => {
  const known = now[card.id]
  return known && known !== before[card.id]
    ? { ...card, is_liked: known.is_liked, is_match: known.is_match }
    : card
}
