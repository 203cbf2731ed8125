import type { Deps } from '../../app/deps'
import { announceChange } from '../chat/changes.service'
import { findSights } from '../chat/sight'
import type { Reviewed } from './review.repository'

export const announceMedia = async (deps: Deps, row: Reviewed): Promise<void> => {
  const sightOf = await findSights(deps, row.conversation_id)
  await announceChange(deps, { row }, { user_id: row.sender_id, other_id: row.other_id }, sightOf)
}
