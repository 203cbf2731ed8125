import { defineMessages } from '@duetto/shared/i18n'

export const profileMessages = defineMessages({
  title: { id: 'signup.profile.title', defaultMessage: 'My profile', description: 'Title and heading' },
  preview: {
    id: 'signup.profile.preview',
    defaultMessage: 'See it as others do',
    description: 'Link to the own profile page',
  },
  photos: { id: 'signup.profile.photos', defaultMessage: 'Photos', description: 'Heading' },
  basics: { id: 'signup.profile.basics', defaultMessage: 'The basics', description: 'Heading' },
  birthFixed: {
    id: 'signup.profile.birthFixed',
    defaultMessage: 'Born on {date}, {age} years old. If this is wrong, contact support.',
    description: 'The date of birth cannot be changed',
  },
  location: { id: 'signup.profile.location', defaultMessage: 'Where I live', description: 'Heading' },
  appearance: { id: 'signup.profile.appearance', defaultMessage: 'How I look', description: 'Heading' },
  words: { id: 'signup.profile.words', defaultMessage: 'In my own words', description: 'Heading' },
  interests: { id: 'signup.profile.interests', defaultMessage: 'Interests', description: 'Heading' },
  intimate: {
    id: 'signup.profile.intimate',
    defaultMessage: 'Orientation and intimate interests',
    description: 'Heading',
  },
  unsaved: {
    id: 'signup.profile.unsaved',
    defaultMessage: 'You have unsaved changes.',
    description: 'Beside the save button',
  },
  discard: {
    id: 'signup.profile.discard',
    defaultMessage: 'Discard',
    description: 'Button: takes unsaved changes back',
  },
  saved: {
    id: 'signup.profile.saved',
    defaultMessage: 'Your profile has been saved.',
    description: 'After saving',
  },
  hidden: {
    id: 'signup.profile.hidden',
    defaultMessage: 'No one sees your profile until you have confirmed your e-mail address.',
    description: 'State of the profile',
  },
})
