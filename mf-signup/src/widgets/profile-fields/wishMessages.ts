import { defineMessages } from '@duetto/shared/i18n'

export const wishMessages = defineMessages({
  ages: {
    id: 'signup.wish.ages',
    defaultMessage: 'Ages I look for',
    description: 'Label of the range of ages of the people whom the member looks for',
  },
  anyAge: { id: 'signup.wish.anyAge', defaultMessage: 'Any age', description: 'Value of the range of ages' },
  ageRange: {
    id: 'signup.wish.ageRange',
    defaultMessage: '{min, number} – {max, number}',
    description: 'Value of the range of ages',
  },
  ageFrom: { id: 'signup.wish.ageFrom', defaultMessage: 'Age from', description: 'Label of a slider' },
  ageTo: { id: 'signup.wish.ageTo', defaultMessage: 'Age to', description: 'Label of a slider' },
  distance: {
    id: 'signup.wish.distance',
    defaultMessage: 'How far away',
    description: 'Label: how far away the people may live whom the member looks for',
  },
  anyDistance: {
    id: 'signup.wish.anyDistance',
    defaultMessage: 'Any distance',
    description: 'Choice of how far away people may live',
  },
  within: {
    id: 'signup.wish.within',
    defaultMessage: 'Within {distance}',
    description: 'Choice of how far away people may live; distance is such as “25 km”',
  },
  hint: {
    id: 'signup.wish.hint',
    defaultMessage:
      'Members can limit their search to people who look for someone like them. Nobody sees your choice.',
    description: 'Hint below the wishes for age and distance',
  },
})
