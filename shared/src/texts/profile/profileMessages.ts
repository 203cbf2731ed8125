import { defineMessages } from '../../i18n/defineMessages'

export const profileLabels = defineMessages({
  reason_for_joining: {
    id: 'profile.field.labels.reason_for_joining',
    defaultMessage: 'Here for',
    description: 'Name of a field of a profile',
  },
  relationship_status: {
    id: 'profile.field.labels.relationship_status',
    defaultMessage: 'Relationship status',
    description: 'Name of a field of a profile',
  },
  sexuality: {
    id: 'profile.field.labels.sexuality',
    defaultMessage: 'Orientation',
    description: 'Name of a field of a profile',
  },
  body_type: {
    id: 'profile.field.labels.body_type',
    defaultMessage: 'Body type',
    description: 'Name of a field of a profile',
  },
  hair_color: {
    id: 'profile.field.labels.hair_color',
    defaultMessage: 'Hair',
    description: 'Name of a field of a profile',
  },
  eye_color: {
    id: 'profile.field.labels.eye_color',
    defaultMessage: 'Eyes',
    description: 'Name of a field of a profile',
  },
  tattoos: {
    id: 'profile.field.labels.tattoos',
    defaultMessage: 'Tattoos',
    description: 'Name of a field of a profile',
  },
  language: {
    id: 'profile.field.labels.language',
    defaultMessage: 'Language',
    description: 'Name of a field of a profile',
  },
  height: {
    id: 'profile.field.labels.height',
    defaultMessage: 'Height',
    description: 'Name of a field of a profile: height of a person',
  },
  smoking: {
    id: 'profile.field.labels.smoking',
    defaultMessage: 'Smoking',
    description: 'Name of a field of a profile',
  },
  children: {
    id: 'profile.field.labels.children',
    defaultMessage: 'Children',
    description: 'Name of a field of a profile',
  },
  drinking: {
    id: 'profile.field.labels.drinking',
    defaultMessage: 'Alcohol',
    description: 'Name of a field of a profile: whether somebody drinks',
  },
  region: {
    id: 'profile.field.labels.region',
    defaultMessage: 'Region',
    description: 'Name of a field of a profile',
  },
})

export const smokingMessages = defineMessages({
  no: { id: 'profile.field.smoking.no', defaultMessage: 'Does not smoke', description: 'Habit of a person' },
  sometimes: {
    id: 'profile.field.smoking.sometimes',
    defaultMessage: 'Smokes sometimes',
    description: 'Habit of a person',
  },
  yes: { id: 'profile.field.smoking.yes', defaultMessage: 'Smokes', description: 'Habit of a person' },
})

export const childrenMessages = defineMessages({
  none: {
    id: 'profile.field.children.none',
    defaultMessage: 'No children',
    description: 'Family of a person',
  },
  have: {
    id: 'profile.field.children.have',
    defaultMessage: 'Has children',
    description: 'Family of a person',
  },
  want: {
    id: 'profile.field.children.want',
    defaultMessage: 'Wants children',
    description: 'Wish of a person',
  },
})

export const drinkingMessages = defineMessages({
  no: {
    id: 'profile.field.drinking.no',
    defaultMessage: 'Does not drink',
    description: 'Habit of a person: alcohol',
  },
  sometimes: {
    id: 'profile.field.drinking.sometimes',
    defaultMessage: 'Drinks sometimes',
    description: 'Habit of a person: alcohol',
  },
  often: {
    id: 'profile.field.drinking.often',
    defaultMessage: 'Drinks often',
    description: 'Habit of a person: alcohol',
  },
})

export const reasonMessages = defineMessages({
  chat: {
    id: 'profile.field.reason_for_joining.chat',
    defaultMessage: 'Good conversations',
    description: 'Why somebody joined',
  },
  flirt: {
    id: 'profile.field.reason_for_joining.flirt',
    defaultMessage: 'Flirting',
    description: 'Why somebody joined',
  },
  friendship: {
    id: 'profile.field.reason_for_joining.friendship',
    defaultMessage: 'Friendship',
    description: 'Why somebody joined',
  },
  dating: {
    id: 'profile.field.reason_for_joining.dating',
    defaultMessage: 'Dating',
    description: 'Why somebody joined',
  },
  relationship: {
    id: 'profile.field.reason_for_joining.relationship',
    defaultMessage: 'A relationship',
    description: 'Why somebody joined',
  },
  adventure: {
    id: 'profile.field.reason_for_joining.adventure',
    defaultMessage: 'An adventure',
    description: 'Why somebody joined',
  },
})

export const statusMessages = defineMessages({
  single: {
    id: 'profile.field.relationship_status.single',
    defaultMessage: 'Single',
    description: 'Relationship status',
  },
  in_relationship: {
    id: 'profile.field.relationship_status.in_relationship',
    defaultMessage: 'In a relationship',
    description: 'Relationship status',
  },
  married: {
    id: 'profile.field.relationship_status.married',
    defaultMessage: 'Married',
    description: 'Relationship status',
  },
  divorced: {
    id: 'profile.field.relationship_status.divorced',
    defaultMessage: 'Divorced',
    description: 'Relationship status',
  },
  widowed: {
    id: 'profile.field.relationship_status.widowed',
    defaultMessage: 'Widowed',
    description: 'Relationship status',
  },
  open: {
    id: 'profile.field.relationship_status.open',
    defaultMessage: 'In an open relationship',
    description: 'Relationship status',
  },
})

export const sexualityMessages = defineMessages({
  hetero: {
    id: 'profile.field.sexuality.hetero',
    defaultMessage: 'Straight',
    description: 'Sexual orientation',
  },
  gay: { id: 'profile.field.sexuality.gay', defaultMessage: 'Gay', description: 'Sexual orientation' },
  lesbian: {
    id: 'profile.field.sexuality.lesbian',
    defaultMessage: 'Lesbian',
    description: 'Sexual orientation',
  },
  bi: { id: 'profile.field.sexuality.bi', defaultMessage: 'Bi', description: 'Sexual orientation' },
})

export const bodyMessages = defineMessages({
  slim: { id: 'profile.field.body_type.slim', defaultMessage: 'Slim', description: 'Build of a person' },
  average: {
    id: 'profile.field.body_type.average',
    defaultMessage: 'Average',
    description: 'Build of a person',
  },
  athletic: {
    id: 'profile.field.body_type.athletic',
    defaultMessage: 'Athletic',
    description: 'Build of a person',
  },
  curvy: { id: 'profile.field.body_type.curvy', defaultMessage: 'Curvy', description: 'Build of a person' },
  full: { id: 'profile.field.body_type.full', defaultMessage: 'Full', description: 'Build of a person' },
})

export const hairMessages = defineMessages({
  black: { id: 'profile.field.hair_color.black', defaultMessage: 'Black', description: 'Colour of hair' },
  brown: { id: 'profile.field.hair_color.brown', defaultMessage: 'Brown', description: 'Colour of hair' },
  blonde: { id: 'profile.field.hair_color.blonde', defaultMessage: 'Blonde', description: 'Colour of hair' },
  red: { id: 'profile.field.hair_color.red', defaultMessage: 'Red', description: 'Colour of hair' },
  grey: { id: 'profile.field.hair_color.grey', defaultMessage: 'Grey', description: 'Colour of hair' },
  white: { id: 'profile.field.hair_color.white', defaultMessage: 'White', description: 'Colour of hair' },
  bald: { id: 'profile.field.hair_color.bald', defaultMessage: 'Bald', description: 'Colour of hair' },
  other: {
    id: 'profile.field.hair_color.other',
    defaultMessage: 'Another colour',
    description: 'Colour of hair',
  },
})

export const eyeMessages = defineMessages({
  brown: { id: 'profile.field.eye_color.brown', defaultMessage: 'Brown', description: 'Colour of eyes' },
  blue: { id: 'profile.field.eye_color.blue', defaultMessage: 'Blue', description: 'Colour of eyes' },
  green: { id: 'profile.field.eye_color.green', defaultMessage: 'Green', description: 'Colour of eyes' },
  hazel: { id: 'profile.field.eye_color.hazel', defaultMessage: 'Hazel', description: 'Colour of eyes' },
  grey: { id: 'profile.field.eye_color.grey', defaultMessage: 'Grey', description: 'Colour of eyes' },
  other: {
    id: 'profile.field.eye_color.other',
    defaultMessage: 'Another colour',
    description: 'Colour of eyes',
  },
})

export const tattooMessages = defineMessages({
  none: { id: 'profile.field.tattoos.none', defaultMessage: 'None', description: 'How many tattoos' },
  few: { id: 'profile.field.tattoos.few', defaultMessage: 'A few', description: 'How many tattoos' },
  many: { id: 'profile.field.tattoos.many', defaultMessage: 'Many', description: 'How many tattoos' },
})
