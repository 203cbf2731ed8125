import type { CallBody, OwnProfile, ProfileChange } from '@duetto/shared/contract'
import { isCountry, isSexualInterest, usernameIssue } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { lockMember } from '../accounts/users.repository'
import { deleteIntimateSearches } from '../searches/searches.service'
import { findTown, hasTowns } from '../site/places.service'
import { presentOwnProfile } from './profile.presenter'
import { findOwn, findOwnPhotos, saveDismissedCard, saveOwn } from './profile.repository'
import type { Changes, OwnRow } from './profile.repository'

export const getOwnProfile = async (deps: Deps, userId: number): Promise<OwnProfile> => {
  const [row, photos] = await Promise.all([findOwn(deps.db, userId), findOwnPhotos(deps.db, userId)])
  return presentOwnProfile(row, photos, deps.now())
}

export const saveProfile = async (
  deps: Deps,
  userId: number,
  change: ProfileChange,
  extra: Changes = {},
): Promise<void> => {
  const { prompts, ...facts } = change
  await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    const row = await findOwn(tx, userId)
    checkName(change, row)
    await saveOwn(tx, userId, {
      ...facts,
      ...(prompts && { prompts: JSON.stringify(prompts) }),
      ...(await placeOf(tx, change, row)),
      ...consentChanges(change, row, deps.now()),
      ...publicPhotoChange(change, row, deps.now()),
      ...extra,
    })
    if (change.has_intimate_consent === false) await deleteIntimateSearches(tx, userId)
  })
  deps.sessions.forget(userId)
}

export const dismissProfileCard = async (
  deps: Deps,
  userId: number,
  { card }: CallBody<'dismissProfileCard'>,
): Promise<OwnProfile> => {
  await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    await saveDismissedCard(tx, userId, card, deps.now())
  })
  return getOwnProfile(deps, userId)
}

const checkName = ({ name }: ProfileChange, { email }: OwnRow) => {
  const reason = name === undefined ? null : usernameIssue(name, email)
  if (reason) throw new DomainError('username_invalid', { field: 'name', reason })
}

/** TRUST-07: rejects sexuality and sexual interests without consent. Withdrawing consent erases both. */
const consentChanges = (change: ProfileChange, row: OwnRow, now: Date): Changes => {
  const hasConsent = change.has_intimate_consent ?? row.has_intimate_consent
  if (!hasConsent) {
    const field = change.sexuality
      ? 'sexuality'
      : change.interests?.some(isSexualInterest)
        ? 'interests'
        : null
    if (field) throw new DomainError('bad_input', { field, reason: 'consent' })
  }
  if (change.has_intimate_consent === undefined || change.has_intimate_consent === row.has_intimate_consent)
    return {}
  if (hasConsent) return { intimate_consent_at: now }
  const remaining = (change.interests ?? row.interests).filter((interest) => !isSexualInterest(interest))
  return { intimate_consent_at: null, sexuality: null, interests: remaining }
}

const publicPhotoChange = ({ has_public_photo: isAgreed }: ProfileChange, row: OwnRow, now: Date): Changes =>
  isAgreed === undefined || isAgreed === row.has_public_photo
    ? {}
    : { public_photo_at: isAgreed ? now : null }

/**
 * A new country clears a region or town that the change omits. Coordinates are null without a known town. If a country
 * has no known towns, any town is accepted. Throws `bad_input` for an unknown country or town, and for a town without a
 * country.
 */
const placeOf = async (db: Db, change: ProfileChange, row: OwnRow): Promise<Changes> => {
  const { country = row.country } = change
  if (change.country === undefined && change.region === undefined && change.city === undefined) return {}
  const former = country === row.country ? row : { region: null, city: null }
  const region = change.region ?? former.region ?? ''
  const city = change.city ?? former.city ?? ''
  if (country === null ? city : !isCountry(country)) throw new DomainError('bad_input', { field: 'country' })
  const town = country && city ? await findTown(db, { country, region, city }) : undefined
  if (town) return { lat: town.lat, lon: town.lon, region: town.region, city: town.city }
  if (country && city && (await hasTowns(db, country)))
    throw new DomainError('bad_input', { field: 'city', reason: 'unknown' })
  return { lat: null, lon: null, region, city }
}
