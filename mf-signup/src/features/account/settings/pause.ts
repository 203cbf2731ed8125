import type { NotificationSettings, OwnProfile } from '@duetto/shared/contract'

type Seen = Pick<OwnProfile, 'is_invisible'>

/**
 * Returns the notification settings for a break. `before_break` contains the settings and the visibility to restore
 * after it.
 */
export const breakStarted = (
  { is_invisible }: Seen,
  { mail_messages, mail_likes, mail_news, mail_searches }: NotificationSettings,
): Partial<NotificationSettings> => ({
  mail_messages: 'never',
  mail_likes: 'never',
  mail_news: false,
  mail_searches: false,
  before_break: { is_invisible, mail_messages, mail_likes, mail_news, mail_searches },
})

export const isOnBreak = ({ is_invisible }: Seen, { before_break }: NotificationSettings): boolean =>
  is_invisible && Boolean(before_break)
