import { defineMessages } from '@duetto/shared/i18n'

export const promptExampleMessages = defineMessages({
  sunday: {
    id: 'signup.promptExample.sunday',
    defaultMessage: 'Coffee, the market, a long walk, and no plans after four.',
    description: 'Example of an answer to the prompt of the same name',
  },
  laugh: {
    id: 'signup.promptExample.laugh',
    defaultMessage: 'Goats. All of them.',
    description: 'Example of an answer to the prompt of the same name',
  },
  proud: {
    id: 'signup.promptExample.proud',
    defaultMessage: 'I learned to swim at 40.',
    description: 'Example of an answer to the prompt of the same name',
  },
  dish: {
    id: 'signup.promptExample.dish',
    defaultMessage: 'Lentil soup. Two people have asked for the recipe.',
    description: 'Example of an answer to the prompt of the same name',
  },
  place: {
    id: 'signup.promptExample.place',
    defaultMessage: 'A bench above the harbour in Trieste.',
    description: 'Example of an answer to the prompt of the same name',
  },
  first_date: {
    id: 'signup.promptExample.first_date',
    defaultMessage: 'A walk by the water, then wherever we get hungry.',
    description: 'Example of an answer to the prompt of the same name',
  },
  talk_for_hours: {
    id: 'signup.promptExample.talk_for_hours',
    defaultMessage: 'Old maps, and why trains run late.',
    description: 'Example of an answer to the prompt of the same name',
  },
  learning: {
    id: 'signup.promptExample.learning',
    defaultMessage: 'The accordion. My neighbours know.',
    description: 'Example of an answer to the prompt of the same name',
  },
  small_thing: {
    id: 'signup.promptExample.small_thing',
    defaultMessage: 'When the bus driver waits.',
    description: 'Example of an answer to the prompt of the same name',
  },
  unpopular: {
    id: 'signup.promptExample.unpopular',
    defaultMessage: 'Pineapple belongs on pizza.',
    description: 'Example of an answer to the prompt of the same name',
  },
  by_heart: {
    id: 'signup.promptExample.by_heart',
    defaultMessage: 'Anything by ABBA, every verse.',
    description: 'Example of an answer to the prompt of the same name',
  },
  stayed_with_me: {
    id: 'signup.promptExample.stayed_with_me',
    defaultMessage: 'Moby-Dick. It took me two years.',
    description: 'Example of an answer to the prompt of the same name',
  },
  as_a_child: {
    id: 'signup.promptExample.as_a_child',
    defaultMessage: 'A lighthouse keeper. I still might.',
    description: 'Example of an answer to the prompt of the same name',
  },
  useless_talent: {
    id: 'signup.promptExample.useless_talent',
    defaultMessage: 'Guessing the weight of any suitcase.',
    description: 'Example of an answer to the prompt of the same name',
  },
  morning: {
    id: 'signup.promptExample.morning',
    defaultMessage: 'Radio, two coffees, then I can speak.',
    description: 'Example of an answer to the prompt of the same name',
  },
  evening: {
    id: 'signup.promptExample.evening',
    defaultMessage: 'Soup on the stove, rain outside, a record on.',
    description: 'Example of an answer to the prompt of the same name',
  },
  advice: {
    id: 'signup.promptExample.advice',
    defaultMessage: 'Sleep on it.',
    description: 'Example of an answer to the prompt of the same name',
  },
  never_again: {
    id: 'signup.promptExample.never_again',
    defaultMessage: 'Camp without checking the forecast.',
    description: 'Example of an answer to the prompt of the same name',
  },
  still_on_my_list: {
    id: 'signup.promptExample.still_on_my_list',
    defaultMessage: 'See the northern lights, and learn to dive.',
    description: 'Example of an answer to the prompt of the same name',
  },
  friends_say: {
    id: 'signup.promptExample.friends_say',
    defaultMessage: 'Always ten minutes early, and always hungry.',
    description: 'Example of an answer to the prompt of the same name',
  },
  good_company: {
    id: 'signup.promptExample.good_company',
    defaultMessage: 'Are curious and can laugh at themselves.',
    description: 'Example of an answer to the prompt of the same name',
  },
  last_weekend: {
    id: 'signup.promptExample.last_weekend',
    defaultMessage: 'I fixed a chair and burnt a cake.',
    description: 'Example of an answer to the prompt of the same name',
  },
  superpower: {
    id: 'signup.promptExample.superpower',
    defaultMessage: 'I find a parking space anywhere.',
    description: 'Example of an answer to the prompt of the same name',
  },
  secretly: {
    id: 'signup.promptExample.secretly',
    defaultMessage: 'Reading the last page first.',
    description: 'Example of an answer to the prompt of the same name',
  },
  ask_me: {
    id: 'signup.promptExample.ask_me',
    defaultMessage: 'The year I lived on a boat.',
    description: 'Example of an answer to the prompt of the same name',
  },
  together: {
    id: 'signup.promptExample.together',
    defaultMessage: 'A pottery class. We’ll both be terrible.',
    description: 'Example of an answer to the prompt of the same name',
  },
  afraid_of: {
    id: 'signup.promptExample.afraid_of',
    defaultMessage: 'Moths.',
    description: 'Example of an answer to the prompt of the same name',
  },
  where_i_live: {
    id: 'signup.promptExample.where_i_live',
    defaultMessage: 'Everyone at the bakery knows my name.',
    description: 'Example of an answer to the prompt of the same name',
  },
  pets: {
    id: 'signup.promptExample.pets',
    defaultMessage: 'A cat. She decided, not me.',
    description: 'Example of an answer to the prompt of the same name',
  },
  two_truths: {
    id: 'signup.promptExample.two_truths',
    defaultMessage: 'I’ve met a pope, I speak Finnish, I hate chocolate.',
    description: 'Example of an answer to the prompt of the same name',
  },
})
