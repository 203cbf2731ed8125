import type { PendingAction } from '@duetto/shared/platform'

/** Returns the members that a visitor liked before sign-up. */
export const likedIds = (action: PendingAction | null): readonly number[] =>
  action?.kind === 'like' ? [action.profileId, ...(action.others ?? [])] : []
