import type { Activity } from './Kind'
import { account } from './kinds/account'
import { operation, safety, statistics } from './kinds/operation'
import { payments } from './kinds/payments'
import { social } from './kinds/social'

/** Source of the tables in docs/privacy.md. */
export const activities: readonly Activity[] = [account, social, payments, statistics, safety, operation]

export const tablesWithoutPersons = [
  'fictional_answers',
  'funnel_counts',
  'gifs',
  'jobs',
  'landers',
  'legal_texts',
  'member_towns',
  'method_settings',
  'migrations',
  'page_hidden',
  'places',
  'promoted_tiles',
  'receipt_counters',
  'remote_hours',
  'reply_templates',
  'secrets',
  'settings',
  'sql_functions',
] as const
