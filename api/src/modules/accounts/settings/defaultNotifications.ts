import type { NotificationSettings } from '@duetto/shared/contract'

export const defaultNotifications: NotificationSettings = {
  mail_messages: 'at_once',
  mail_likes: 'daily',
  mail_news: false,
  mail_searches: true,
  push_messages: true,
  push_likes: true,
}
