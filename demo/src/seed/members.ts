import { currencyOf } from '@duetto/shared/domain'
import type { Gender } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '@duetto/api/src/infra/db/Db'
import type { DemoPerson } from '../people'
import { photosOf } from './photos'

const secondMs = 1000
const dayMs = 86_400 * secondMs

/** Not a valid hash, so that logging in as a generated person always fails. */
const noPassword = 'none'

const otherGender = { female: 'male', male: 'female' } as const

const lookingForOf = ({ gender, sexuality }: DemoPerson): Gender | null => {
  if (sexuality === 'bi') return null
  return sexuality === 'gay' || sexuality === 'lesbian' ? gender : otherGender[gender]
}

const rowOf = (person: DemoPerson, now: Date) => ({
  email: `${person.key}@people.duetto.test`,
  password_hash: noPassword,
  name: person.firstName,
  gender: person.gender,
  looking_for: lookingForOf(person),
  birth_date: person.birthDate,
  language: person.language,
  country: person.country,
  region: person.region,
  city: person.city,
  lat: person.lat,
  lon: person.lon,
  currency: currencyOf(person.country),
  is_fictional: person.isFictional,
  has_intimate_consent: person.sexuality !== null,
  sexuality: person.sexuality,
  about_me: person.aboutMe,
  prompts: person.prompts,
  reason_for_joining: person.reasonForJoining,
  hair_color: person.hairColor,
  eye_color: person.eyeColor,
  body_type: person.bodyType,
  relationship_status: person.relationshipStatus,
  tattoos: person.tattoos,
  interests: person.interests,
  created_at: new Date(
    now.getTime() - person.signedUpDaysAgo * dayMs - person.lastActiveSecondsAgo * secondMs,
  ),
  last_active: new Date(now.getTime() - person.lastActiveSecondsAgo * secondMs),
})

export const insertMembers = async (tx: Db, people: readonly DemoPerson[], now: Date): Promise<void> => {
  await tx.run(sql`
    insert into users (email, password_hash, name, gender, looking_for, birth_date, status, signup_step, language,
      country, region, city, lat, lon, currency, is_fictional, has_intimate_consent, sexuality, about_me, prompts,
      reason_for_joining, hair_color, eye_color, body_type, relationship_status, tattoos, interests, created_at,
      activated_at, last_active, public_photo_at, rnd)
    select email, password_hash, name, gender, looking_for, birth_date, 'active', 5, language, country, region,
      city, lat, lon, currency, is_fictional, has_intimate_consent, sexuality, about_me, prompts, reason_for_joining,
      hair_color, eye_color, body_type, relationship_status, tattoos,
      array(select jsonb_array_elements_text(p.interests)), created_at, created_at, last_active, created_at,
      ('x' || substr(md5(email), 1, 8))::bit(32)::bigint / 4294967296.0
    from jsonb_to_recordset(${JSON.stringify(people.map((person) => rowOf(person, now)))}::jsonb) as p (
      email text, password_hash text, name text, gender text, looking_for text, birth_date date, language text,
      country text, region text, city text, lat float8, lon float8, currency text, is_fictional boolean,
      has_intimate_consent boolean, sexuality text, about_me text, prompts jsonb, reason_for_joining text, hair_color text,
      eye_color text, body_type text, relationship_status text, tattoos text, interests jsonb,
      created_at timestamptz, last_active timestamptz)
    on conflict (email) do nothing`)
  const photos = people.flatMap((person) =>
    photosOf(person).map(({ name, isMain }, position) => ({
      email: `${person.key}@people.duetto.test`,
      name,
      position,
      is_main: isMain,
    })),
  )
  await tx.run(sql`
    insert into photos (user_id, name, status, position, is_main, created_at)
    select u.id, p.name, 'active', p.position, p.is_main, u.created_at
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb)
      as p (email text, name text, position int, is_main boolean)
    join users u on u.email = p.email
    on conflict (name) do nothing`)
}
