import { defineMessages } from '@duetto/shared/i18n'

export const factLabels = defineMessages({
  reason_for_joining: {
    id: 'signup.fact.labels.reason_for_joining',
    defaultMessage: 'Here for',
    description: 'Name of a fact on a profile',
  },
  relationship_status: {
    id: 'signup.fact.labels.relationship_status',
    defaultMessage: 'Status',
    description: 'Name of a fact on a profile',
  },
  sexuality: {
    id: 'signup.fact.labels.sexuality',
    defaultMessage: 'Orientation',
    description: 'Name of a fact on a profile',
  },
  body_type: {
    id: 'signup.fact.labels.body_type',
    defaultMessage: 'Build',
    description: 'Name of a fact on a profile',
  },
  hair_color: {
    id: 'signup.fact.labels.hair_color',
    defaultMessage: 'Hair',
    description: 'Name of a fact on a profile',
  },
  eye_color: {
    id: 'signup.fact.labels.eye_color',
    defaultMessage: 'Eyes',
    description: 'Name of a fact on a profile',
  },
  tattoos: {
    id: 'signup.fact.labels.tattoos',
    defaultMessage: 'Tattoos',
    description: 'Name of a fact on a profile',
  },
})

export const reasonMessages = defineMessages({
  chat: {
    id: 'signup.fact.reason_for_joining.chat',
    defaultMessage: 'Good conversations',
    description: 'Why somebody joined',
  },
  flirt: {
    id: 'signup.fact.reason_for_joining.flirt',
    defaultMessage: 'Flirting',
    description: 'Why somebody joined',
  },
  friendship: {
    id: 'signup.fact.reason_for_joining.friendship',
    defaultMessage: 'Friendship',
    description: 'Why somebody joined',
  },
  dating: {
    id: 'signup.fact.reason_for_joining.dating',
    defaultMessage: 'Dating',
    description: 'Why somebody joined',
  },
  relationship: {
    id: 'signup.fact.reason_for_joining.relationship',
    defaultMessage: 'A relationship',
    description: 'Why somebody joined',
  },
  adventure: {
    id: 'signup.fact.reason_for_joining.adventure',
    defaultMessage: 'An adventure',
    description: 'Why somebody joined',
  },
})

export const statusMessages = defineMessages({
  single: {
    id: 'signup.fact.relationship_status.single',
    defaultMessage: 'Single',
    description: 'Relationship status',
  },
  in_relationship: {
    id: 'signup.fact.relationship_status.in_relationship',
    defaultMessage: 'In a relationship',
    description: 'Relationship status',
  },
  married: {
    id: 'signup.fact.relationship_status.married',
    defaultMessage: 'Married',
    description: 'Relationship status',
  },
  divorced: {
    id: 'signup.fact.relationship_status.divorced',
    defaultMessage: 'Divorced',
    description: 'Relationship status',
  },
  widowed: {
    id: 'signup.fact.relationship_status.widowed',
    defaultMessage: 'Widowed',
    description: 'Relationship status',
  },
  open: {
    id: 'signup.fact.relationship_status.open',
    defaultMessage: 'In an open relationship',
    description: 'Relationship status',
  },
})

export const sexualityMessages = defineMessages({
  hetero: {
    id: 'signup.fact.sexuality.hetero',
    defaultMessage: 'Hetero',
    description: 'Sexual orientation',
  },
  gay: { id: 'signup.fact.sexuality.gay', defaultMessage: 'Gay', description: 'Sexual orientation' },
  lesbian: {
    id: 'signup.fact.sexuality.lesbian',
    defaultMessage: 'Lesbian',
    description: 'Sexual orientation',
  },
  bi: { id: 'signup.fact.sexuality.bi', defaultMessage: 'Bi', description: 'Sexual orientation' },
})

export const bodyMessages = defineMessages({
  slim: { id: 'signup.fact.body_type.slim', defaultMessage: 'Slim', description: 'Build of a person' },
  average: {
    id: 'signup.fact.body_type.average',
    defaultMessage: 'Average',
    description: 'Build of a person',
  },
  athletic: {
    id: 'signup.fact.body_type.athletic',
    defaultMessage: 'Athletic',
    description: 'Build of a person',
  },
  curvy: { id: 'signup.fact.body_type.curvy', defaultMessage: 'Curvy', description: 'Build of a person' },
  full: { id: 'signup.fact.body_type.full', defaultMessage: 'Full', description: 'Build of a person' },
})

export const hairMessages = defineMessages({
  black: { id: 'signup.fact.hair_color.black', defaultMessage: 'Black', description: 'Colour of hair' },
  brown: { id: 'signup.fact.hair_color.brown', defaultMessage: 'Brown', description: 'Colour of hair' },
  blonde: { id: 'signup.fact.hair_color.blonde', defaultMessage: 'Blonde', description: 'Colour of hair' },
  red: { id: 'signup.fact.hair_color.red', defaultMessage: 'Red', description: 'Colour of hair' },
  grey: { id: 'signup.fact.hair_color.grey', defaultMessage: 'Grey', description: 'Colour of hair' },
  white: { id: 'signup.fact.hair_color.white', defaultMessage: 'White', description: 'Colour of hair' },
  bald: { id: 'signup.fact.hair_color.bald', defaultMessage: 'Bald', description: 'Colour of hair' },
  other: {
    id: 'signup.fact.hair_color.other',
    defaultMessage: 'Another colour',
    description: 'Colour of hair',
  },
})

export const eyeMessages = defineMessages({
  brown: { id: 'signup.fact.eye_color.brown', defaultMessage: 'Brown', description: 'Colour of eyes' },
  blue: { id: 'signup.fact.eye_color.blue', defaultMessage: 'Blue', description: 'Colour of eyes' },
  green: { id: 'signup.fact.eye_color.green', defaultMessage: 'Green', description: 'Colour of eyes' },
  hazel: { id: 'signup.fact.eye_color.hazel', defaultMessage: 'Hazel', description: 'Colour of eyes' },
  grey: { id: 'signup.fact.eye_color.grey', defaultMessage: 'Grey', description: 'Colour of eyes' },
  other: {
    id: 'signup.fact.eye_color.other',
    defaultMessage: 'Another colour',
    description: 'Colour of eyes',
  },
})

export const tattooMessages = defineMessages({
  none: { id: 'signup.fact.tattoos.none', defaultMessage: 'None', description: 'How many tattoos' },
  few: { id: 'signup.fact.tattoos.few', defaultMessage: 'A few', description: 'How many tattoos' },
  many: { id: 'signup.fact.tattoos.many', defaultMessage: 'Many', description: 'How many tattoos' },
})
