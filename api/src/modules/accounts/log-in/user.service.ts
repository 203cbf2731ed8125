import type { User } from '@duetto/shared/contract'
import { currencyOf, limits } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { freeMessagesLeft } from '../../chat/cost'
import { presentOwnProfile } from '../../profile/profile.presenter'
import { findOwn, findOwnPhotos } from '../../profile/profile.repository'
import type { OwnPhotoRow, OwnRow } from '../../profile/profile.repository'
import { findOpenMeasures } from '../standing/measures.repository'
import type { MeasureRow } from '../standing/measures.repository'
import { getSettings } from '../../settings/settings.service'

interface VisitorContext {
  host: string
  country: string | null
}

export const getUser = async (deps: Deps, userId: number, visitor: VisitorContext): Promise<User> => {
  const [row, photos, measures, settings] = await Promise.all([
    findOwn(deps.db, userId),
    findOwnPhotos(deps.db, userId),
    findOpenMeasures(deps.db, userId, deps.now()),
    getSettings(deps, visitor),
  ])
  const user = presentUser(row, photos, settings.fictional_icon, deps.now())
  return measures.length === 0 ? user : { ...user, measures: measures.map(presentMeasure) }
}

const presentMeasure = ({ created_at, until, ...measure }: MeasureRow) => ({
  ...measure,
  created_at: created_at.toISOString(),
  until: until?.toISOString() ?? null,
})

const presentUser = (
  row: OwnRow,
  photos: readonly OwnPhotoRow[],
  hasFictionalIcon: boolean,
  now: Date,
): User => ({
  id: row.id,
  email: row.email,
  name: row.name,
  status: row.status,
  credits: row.credits,
  paid_user: row.paid_user,
  signup_date: row.created_at.toISOString(),
  signup_step: row.signup_step,
  free_messages_left: freeMessagesLeft(row),
  conversations_left: row.paid_user
    ? null
    : Math.max(0, limits.freeStartedConversations - row.started_conversations),
  notifications_disabled: row.notifications_disabled,
  language: row.language,
  country: row.country,
  currency: currencyOf(row.country),
  fictional_icon: hasFictionalIcon,
  profile: presentOwnProfile(row, photos, now),
})
