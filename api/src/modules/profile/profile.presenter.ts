import type { OwnProfile } from '@duetto/shared/contract'
import { ageAt, limits } from '@duetto/shared/domain'
import { presentImage } from '../photos/photos.presenter'
import type { OwnPhotoRow, OwnRow } from './profile.repository'

export const photoLimit = (isPaid: boolean): number => (isPaid ? limits.premiumPhotos : limits.freePhotos)

export const presentOwnProfile = (row: OwnRow, photos: readonly OwnPhotoRow[], now: Date): OwnProfile => {
  const main = photos.find((photo) => photo.is_main)
  return {
    id: row.id,
    name: row.name,
    gender: row.gender,
    date_of_birth: row.birth_date,
    age: ageAt(row.birth_date, now),
    country: row.country,
    region: row.region,
    city: row.city,
    sexuality: row.sexuality,
    about_me: row.about_me,
    reason_for_joining: row.reason_for_joining,
    hair_color: row.hair_color,
    eye_color: row.eye_color,
    body_type: row.body_type,
    relationship_status: row.relationship_status,
    tattoos: row.tattoos,
    height: row.height,
    smoking: row.smoking,
    children: row.children,
    drinking: row.drinking,
    interests: row.interests,
    prompts: row.prompts,
    language: row.language,
    looking_for: row.looking_for,
    wished_ages: row.wished_ages,
    wished_km: row.wished_km,
    // Others can see the profile only after the e-mail address is confirmed.
    status: row.status === 'active' ? 'active' : 'disabled',
    is_invisible: row.is_invisible,
    is_private: row.is_private,
    is_discreet: row.is_discreet,
    hides_distance: row.hides_distance,
    has_public_photo: row.has_public_photo,
    is_verified: row.is_verified,
    only_verified: row.only_verified,
    has_intimate_consent: row.has_intimate_consent,
    main_image: main ? presentImage(main) : null,
    images: photos.map((photo) => ({
      ...presentImage(photo),
      refusal: photo.refusal,
      is_refused_by_program: photo.is_refused_by_program,
      appeal: photo.appeal,
    })),
    photo_limit: photoLimit(row.paid_user),
    dismissed_cards: row.dismissed_cards,
  }
}
