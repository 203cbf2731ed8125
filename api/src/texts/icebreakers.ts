import { defineMessages } from './defineMessages'

export const icebreakerMessages = defineMessages({
  smile: {
    id: 'icebreaker.smile',
    defaultMessage: 'What made you smile this week?',
    description: 'First line offered in an empty conversation',
  },
  place: {
    id: 'icebreaker.place',
    defaultMessage: 'Which place in your town would you show me first?',
    description: 'First line offered in an empty conversation',
  },
  drink: {
    id: 'icebreaker.drink',
    defaultMessage: 'Coffee, tea or something stronger?',
    description: 'First line offered in an empty conversation',
  },
  talk: {
    id: 'icebreaker.talk',
    defaultMessage: 'What could you talk about for an hour?',
    description: 'First line offered in an empty conversation',
  },
  night: {
    id: 'icebreaker.night',
    defaultMessage: 'Early bird or night owl?',
    description: 'First line offered in an empty conversation',
  },
})

export const townMessage = defineMessages({
  town: {
    id: 'icebreaker.town',
    defaultMessage: 'We’re both in {city}. Which place here do you like best?',
    description: 'First line to someone who lives in the same town',
  },
}).town
