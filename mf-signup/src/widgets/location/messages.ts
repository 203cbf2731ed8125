import { defineMessages } from '@duetto/shared/i18n'

export const geolocationMessages = defineMessages({
  use: {
    id: 'signup.geolocation.use',
    defaultMessage: 'Use my location',
    description: 'Button: fills in the town by the device’s position',
  },
  finding: {
    id: 'signup.geolocation.finding',
    defaultMessage: 'Finding your town',
    description: 'State of the button',
  },
  found: {
    id: 'signup.geolocation.found',
    defaultMessage: 'Found: {place}.',
    description: 'After the town was found',
  },
  failed: {
    id: 'signup.geolocation.failed',
    defaultMessage: 'Your town could not be found. Please choose it below.',
    description: 'The position has no known town',
  },
  denied: {
    id: 'signup.geolocation.denied',
    defaultMessage:
      'Your browser is not sharing your location. You can allow it in the browser’s settings or choose your town below.',
    description: 'Permission denied',
  },
})

export const townMessages = defineMessages({
  count: {
    id: 'signup.town.count',
    defaultMessage: '{count, plural, one {# town} other {# towns}}',
    description: 'How many towns are suggested below the field, for screen readers',
  },
  none: {
    id: 'signup.town.none',
    defaultMessage: 'No town found. Try a larger one nearby.',
    description: 'Below the field, if no known town matches what was typed',
  },
})
