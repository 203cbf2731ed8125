import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import type { OutgoingMail } from '../../infra/delivery/ports'
import { findPhotoOwner } from './decision.repository'

export const composeOwnerMail = async (
  deps: Deps,
  photoId: number,
  mail: 'photo_refused' | 'photo_refused_by_program' | 'photo_appeal_decided',
  values: Record<string, string> = {},
): Promise<OutgoingMail | null> => {
  const owner = await findPhotoOwner(deps.db, photoId)
  if (!owner) return null
  const compose = await mailComposer(deps, owner)
  return compose(mail, { to: owner.email, values: { name: owner.name, ...values }, path: '/profile' })
}
