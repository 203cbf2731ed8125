import type {
  AnsweredPrompt,
  BodyType,
  Country,
  EyeColor,
  Gender,
  HairColor,
  Interest,
  JoiningReason,
  Locale,
  RelationshipStatus,
  Sexuality,
  TattooChoice,
} from '@duetto/shared/domain'
import type { PortraitPerson, PortraitShot } from '../portraits'

export interface DemoPerson {
  /** Must not change, because photo names and the e-mail address are derived from it. */
  key: string
  firstName: string
  gender: Gender
  sexuality: Sexuality | null
  birthDate: string
  country: Country
  region: string
  city: string
  lat: number
  lon: number
  language: Locale
  aboutMe: string
  prompts: AnsweredPrompt[]
  reasonForJoining: JoiningReason
  hairColor: HairColor
  eyeColor: EyeColor
  bodyType: BodyType
  relationshipStatus: RelationshipStatus
  tattoos: TattooChoice
  interests: Interest[]
  isFictional: boolean
  lastActiveSecondsAgo: number
  signedUpDaysAgo: number
  portrait: Omit<PortraitPerson, 'bodyType'>
  shots: PortraitShot[]
}
