import { defineMessages } from '@duetto/shared/i18n'

export const questionMessages = defineMessages({
  reason: {
    id: 'members.finder.q.reason',
    defaultMessage: 'What brings you here?',
    description: 'Question of the match finder',
  },
  weekend: {
    id: 'members.finder.q.weekend',
    defaultMessage: 'Your perfect Saturday?',
    description: 'Question of the match finder',
  },
  evening: {
    id: 'members.finder.q.evening',
    defaultMessage: 'And a quiet evening?',
    description: 'Question of the match finder',
  },
  table: {
    id: 'members.finder.q.table',
    defaultMessage: 'What do you like to eat and drink?',
    description: 'Question of the match finder',
  },
  sport: {
    id: 'members.finder.q.sport',
    defaultMessage: 'How often do you exercise?',
    description: 'Question of the match finder',
  },
  age: {
    id: 'members.finder.q.age',
    defaultMessage: 'What age are you looking for?',
    description: 'Question of the match finder',
  },
  distance: {
    id: 'members.finder.q.distance',
    defaultMessage: 'How far away can they live?',
    description: 'Question of the match finder',
  },
})

export const answerMessages = defineMessages({
  'reason.chat': {
    id: 'members.finder.a.reason.chat',
    defaultMessage: 'Good conversations',
    description: 'Answer to the question reason of the match finder',
  },
  'reason.flirt': {
    id: 'members.finder.a.reason.flirt',
    defaultMessage: 'Flirting',
    description: 'Answer to the question reason of the match finder',
  },
  'reason.friendship': {
    id: 'members.finder.a.reason.friendship',
    defaultMessage: 'Friendship',
    description: 'Answer to the question reason of the match finder',
  },
  'reason.dating': {
    id: 'members.finder.a.reason.dating',
    defaultMessage: 'Dating',
    description: 'Answer to the question reason of the match finder',
  },
  'reason.relationship': {
    id: 'members.finder.a.reason.relationship',
    defaultMessage: 'A relationship',
    description: 'Answer to the question reason of the match finder',
  },
  'reason.adventure': {
    id: 'members.finder.a.reason.adventure',
    defaultMessage: 'An adventure',
    description: 'Answer to the question reason of the match finder',
  },
  'weekend.outdoors': {
    id: 'members.finder.a.weekend.outdoors',
    defaultMessage: 'Out in nature',
    description: 'Answer to the question weekend of the match finder',
  },
  'weekend.city': {
    id: 'members.finder.a.weekend.city',
    defaultMessage: 'Out in the city',
    description: 'Answer to the question weekend of the match finder',
  },
  'weekend.home': {
    id: 'members.finder.a.weekend.home',
    defaultMessage: 'A cosy day at home',
    description: 'Answer to the question weekend of the match finder',
  },
  'weekend.party': {
    id: 'members.finder.a.weekend.party',
    defaultMessage: 'Going out, dancing',
    description: 'Answer to the question weekend of the match finder',
  },
  'evening.movies': {
    id: 'members.finder.a.evening.movies',
    defaultMessage: 'Films and series',
    description: 'Answer to the question evening of the match finder',
  },
  'evening.music': {
    id: 'members.finder.a.evening.music',
    defaultMessage: 'Music',
    description: 'Answer to the question evening of the match finder',
  },
  'evening.reading': {
    id: 'members.finder.a.evening.reading',
    defaultMessage: 'A good book',
    description: 'Answer to the question evening of the match finder',
  },
  'evening.games': {
    id: 'members.finder.a.evening.games',
    defaultMessage: 'Games',
    description: 'Answer to the question evening of the match finder',
  },
  'evening.art': {
    id: 'members.finder.a.evening.art',
    defaultMessage: 'Art and theatre',
    description: 'Answer to the question evening of the match finder',
  },
  'table.cooking': {
    id: 'members.finder.a.table.cooking',
    defaultMessage: 'Something home-cooked',
    description: 'Answer to the question table of the match finder',
  },
  'table.eating_out': {
    id: 'members.finder.a.table.eating_out',
    defaultMessage: 'A table at a restaurant',
    description: 'Answer to the question table of the match finder',
  },
  'table.vegetarian': {
    id: 'members.finder.a.table.vegetarian',
    defaultMessage: 'Vegetarian dishes',
    description: 'Answer to the question table of the match finder',
  },
  'table.drinks': {
    id: 'members.finder.a.table.drinks',
    defaultMessage: 'A good glass of wine or beer',
    description: 'Answer to the question table of the match finder',
  },
  'sport.often': {
    id: 'members.finder.a.sport.often',
    defaultMessage: 'Several times a week',
    description: 'Answer to the question sport of the match finder',
  },
  'sport.sometimes': {
    id: 'members.finder.a.sport.sometimes',
    defaultMessage: 'Now and then',
    description: 'Answer to the question sport of the match finder',
  },
  'sport.rarely': {
    id: 'members.finder.a.sport.rarely',
    defaultMessage: 'Rarely',
    description: 'Answer to the question sport of the match finder',
  },
  'age.younger': {
    id: 'members.finder.a.age.younger',
    defaultMessage: 'Younger than me',
    description: 'Answer to the question age of the match finder',
  },
  'age.same': {
    id: 'members.finder.a.age.same',
    defaultMessage: 'About my age',
    description: 'Answer to the question age of the match finder',
  },
  'age.older': {
    id: 'members.finder.a.age.older',
    defaultMessage: 'Older than me',
    description: 'Answer to the question age of the match finder',
  },
  'age.any': {
    id: 'members.finder.a.age.any',
    defaultMessage: 'Doesn’t matter',
    description: 'Answer to the question age of the match finder',
  },
  'distance.near': {
    id: 'members.finder.a.distance.near',
    defaultMessage: 'In my town',
    description: 'Answer to the question distance of the match finder',
  },
  'distance.region': {
    id: 'members.finder.a.distance.region',
    defaultMessage: 'In my region',
    description: 'Answer to the question distance of the match finder',
  },
  'distance.country': {
    id: 'members.finder.a.distance.country',
    defaultMessage: 'In my country',
    description: 'Answer to the question distance of the match finder',
  },
  'distance.any': {
    id: 'members.finder.a.distance.any',
    defaultMessage: 'Doesn’t matter',
    description: 'Answer to the question distance of the match finder',
  },
})
