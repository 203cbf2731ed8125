import { defineMessages } from '@duetto/shared/i18n'

export const factLabels = defineMessages({
  reason_for_joining: {
    id: 'members.fact.labels.reason_for_joining',
    defaultMessage: 'Here for',
    description: 'Name of a fact on a profile',
  },
  relationship_status: {
    id: 'members.fact.labels.relationship_status',
    defaultMessage: 'Status',
    description: 'Name of a fact on a profile',
  },
  sexuality: {
    id: 'members.fact.labels.sexuality',
    defaultMessage: 'Orientation',
    description: 'Name of a fact on a profile',
  },
  body_type: {
    id: 'members.fact.labels.body_type',
    defaultMessage: 'Build',
    description: 'Name of a fact on a profile',
  },
  hair_color: {
    id: 'members.fact.labels.hair_color',
    defaultMessage: 'Hair',
    description: 'Name of a fact on a profile',
  },
  eye_color: {
    id: 'members.fact.labels.eye_color',
    defaultMessage: 'Eyes',
    description: 'Name of a fact on a profile',
  },
  tattoos: {
    id: 'members.fact.labels.tattoos',
    defaultMessage: 'Tattoos',
    description: 'Name of a fact on a profile',
  },
  language: {
    id: 'members.fact.labels.language',
    defaultMessage: 'Language',
    description: 'Name of a fact on a profile',
  },
  region: {
    id: 'members.fact.labels.region',
    defaultMessage: 'Region',
    description: 'Name of a fact on a profile',
  },
})

export const reasonMessages = defineMessages({
  chat: {
    id: 'members.fact.reason_for_joining.chat',
    defaultMessage: 'Good conversations',
    description: 'Why somebody joined',
  },
  flirt: {
    id: 'members.fact.reason_for_joining.flirt',
    defaultMessage: 'Flirting',
    description: 'Why somebody joined',
  },
  friendship: {
    id: 'members.fact.reason_for_joining.friendship',
    defaultMessage: 'Friendship',
    description: 'Why somebody joined',
  },
  dating: {
    id: 'members.fact.reason_for_joining.dating',
    defaultMessage: 'Dating',
    description: 'Why somebody joined',
  },
  relationship: {
    id: 'members.fact.reason_for_joining.relationship',
    defaultMessage: 'A relationship',
    description: 'Why somebody joined',
  },
  adventure: {
    id: 'members.fact.reason_for_joining.adventure',
    defaultMessage: 'An adventure',
    description: 'Why somebody joined',
  },
})

export const statusMessages = defineMessages({
  single: {
    id: 'members.fact.relationship_status.single',
    defaultMessage: 'Single',
    description: 'Relationship status',
  },
  in_relationship: {
    id: 'members.fact.relationship_status.in_relationship',
    defaultMessage: 'In a relationship',
    description: 'Relationship status',
  },
  married: {
    id: 'members.fact.relationship_status.married',
    defaultMessage: 'Married',
    description: 'Relationship status',
  },
  divorced: {
    id: 'members.fact.relationship_status.divorced',
    defaultMessage: 'Divorced',
    description: 'Relationship status',
  },
  widowed: {
    id: 'members.fact.relationship_status.widowed',
    defaultMessage: 'Widowed',
    description: 'Relationship status',
  },
  open: {
    id: 'members.fact.relationship_status.open',
    defaultMessage: 'In an open relationship',
    description: 'Relationship status',
  },
})

export const sexualityMessages = defineMessages({
  hetero: {
    id: 'members.fact.sexuality.hetero',
    defaultMessage: 'Hetero',
    description: 'Sexual orientation',
  },
  gay: { id: 'members.fact.sexuality.gay', defaultMessage: 'Gay', description: 'Sexual orientation' },
  lesbian: {
    id: 'members.fact.sexuality.lesbian',
    defaultMessage: 'Lesbian',
    description: 'Sexual orientation',
  },
  bi: { id: 'members.fact.sexuality.bi', defaultMessage: 'Bi', description: 'Sexual orientation' },
})

export const bodyMessages = defineMessages({
  slim: { id: 'members.fact.body_type.slim', defaultMessage: 'Slim', description: 'Build of a person' },
  average: {
    id: 'members.fact.body_type.average',
    defaultMessage: 'Average',
    description: 'Build of a person',
  },
  athletic: {
    id: 'members.fact.body_type.athletic',
    defaultMessage: 'Athletic',
    description: 'Build of a person',
  },
  curvy: { id: 'members.fact.body_type.curvy', defaultMessage: 'Curvy', description: 'Build of a person' },
  full: { id: 'members.fact.body_type.full', defaultMessage: 'Full', description: 'Build of a person' },
})

export const hairMessages = defineMessages({
  black: { id: 'members.fact.hair_color.black', defaultMessage: 'Black', description: 'Colour of hair' },
  brown: { id: 'members.fact.hair_color.brown', defaultMessage: 'Brown', description: 'Colour of hair' },
  blonde: { id: 'members.fact.hair_color.blonde', defaultMessage: 'Blonde', description: 'Colour of hair' },
  red: { id: 'members.fact.hair_color.red', defaultMessage: 'Red', description: 'Colour of hair' },
  grey: { id: 'members.fact.hair_color.grey', defaultMessage: 'Grey', description: 'Colour of hair' },
  white: { id: 'members.fact.hair_color.white', defaultMessage: 'White', description: 'Colour of hair' },
  bald: { id: 'members.fact.hair_color.bald', defaultMessage: 'Bald', description: 'Colour of hair' },
  other: {
    id: 'members.fact.hair_color.other',
    defaultMessage: 'Another colour',
    description: 'Colour of hair',
  },
})

export const eyeMessages = defineMessages({
  brown: { id: 'members.fact.eye_color.brown', defaultMessage: 'Brown', description: 'Colour of eyes' },
  blue: { id: 'members.fact.eye_color.blue', defaultMessage: 'Blue', description: 'Colour of eyes' },
  green: { id: 'members.fact.eye_color.green', defaultMessage: 'Green', description: 'Colour of eyes' },
  hazel: { id: 'members.fact.eye_color.hazel', defaultMessage: 'Hazel', description: 'Colour of eyes' },
  grey: { id: 'members.fact.eye_color.grey', defaultMessage: 'Grey', description: 'Colour of eyes' },
  other: {
    id: 'members.fact.eye_color.other',
    defaultMessage: 'Another colour',
    description: 'Colour of eyes',
  },
})

export const tattooMessages = defineMessages({
  none: { id: 'members.fact.tattoos.none', defaultMessage: 'None', description: 'How many tattoos' },
  few: { id: 'members.fact.tattoos.few', defaultMessage: 'A few', description: 'How many tattoos' },
  many: { id: 'members.fact.tattoos.many', defaultMessage: 'Many', description: 'How many tattoos' },
})
