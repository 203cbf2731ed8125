export const genders = ['male', 'female'] as const
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export const hairColors = ['black', 'brown', 'blonde', 'red', 'grey', 'white', 'bald', 'other'] as const
export const eyeColors = ['brown', 'blue', 'green', 'hazel', 'grey', 'other'] as const
export const bodyTypes = ['slim', 'average', 'athletic', 'curvy', 'full'] as const
export const relationshipStatuses = [
  'single',
  'in_relationship',
  'married',
  'divorced',
  'widowed',
  'open',
] as const
export const tattooChoices = ['none', 'few', 'many'] as const
export const smokingHabits = ['no', 'sometimes', 'yes'] as const
export const childrenChoices = ['none', 'have', 'want'] as const
export const drinkingHabits = ['no', 'sometimes', 'often'] as const
export const heightsCm = { min: 120, max: 230 } as const
export const joiningReasons = ['chat', 'flirt', 'friendship', 'dating', 'relationship', 'adventure'] as const

export type Gender = (typeof genders)[number]
export type Sexuality = (typeof sexualities)[number]
export type HairColor = (typeof hairColors)[number]
export type EyeColor = (typeof eyeColors)[number]
export type BodyType = (typeof bodyTypes)[number]
export type RelationshipStatus = (typeof relationshipStatuses)[number]
export type TattooChoice = (typeof tattooChoices)[number]
export type JoiningReason = (typeof joiningReasons)[number]

/** Fields that a site can show to other members (`visible_profile_fields`). */
export const profileFields = [
  'about_me',
  'reason_for_joining',
  'sexuality',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'height',
  'smoking',
  'children',
  'drinking',
  'interests',
  'language',
  'region',
] as const
export type ProfileField = (typeof profileFields)[number]

export const interests = [
  'adventure',
  'anal sex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchanging pictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one night stand',
  'oral sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe sex',
  'sex',
  'sex toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video games',
  'wine',
] as const
export type Interest = (typeof interests)[number]

/** Reasons for reports and for measures against members. */
export const houseRules = ['fake', 'underage', 'harassment', 'explicit', 'spam', 'other'] as const
export type HouseRule = (typeof houseRules)[number]

export const photoRefusals = [
  'no_person',
  'not_you',
  'explicit',
  'minor',
  'contact',
  'quality',
  'other',
] as const
export type PhotoRefusal = (typeof photoRefusals)[number]

export const mediaRefusals = ['explicit', 'minor', 'contact', 'insult', 'other'] as const
export type MediaRefusal = (typeof mediaRefusals)[number]

/** Interests that reveal a person's sex life, which require the member's separate consent. */
export const sexualInterests: readonly Interest[] = [
  'anal sex',
  'bondage',
  'exchanging pictures',
  'lingerie',
  'masturbating',
  'one night stand',
  'oral sex',
  'public sex',
  'sadomasochism',
  'safe sex',
  'sex',
  'sex toys',
  'threesome',
]

export const isSexualInterest = (interest: string): boolean =>
  (sexualInterests as readonly string[]).includes(interest)
