import type { NotificationSettings, OwnProfile } from '@duetto/shared/contract'

type Seen = Pick<OwnProfile, 'is_invisible'>

/** `before_break` stores the settings and the visibility to restore after the break. */
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
