import type { NotificationSettings, OwnProfile } from '@duetto/shared/contract'
import type { NotificationState } from '../../entities/settings/slice'

/** A break is invisible mode with all e-mails off; both resume together. */
export const mailOff: Partial<NotificationSettings> = {
  mail_messages: 'never',
  mail_likes: 'never',
  mail_news: false,
}
export const mailOn: Partial<NotificationSettings> = { mail_messages: 'at_once', mail_likes: 'daily' }

export const isPaused = (
  { is_invisible }: Pick<OwnProfile, 'is_invisible'>,
  { mail_messages, mail_likes }: Pick<NotificationState, 'mail_messages' | 'mail_likes'>,
): boolean => is_invisible && mail_messages === 'never' && mail_likes === 'never'
