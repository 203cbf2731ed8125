import { defineMessages } from './defineMessages'

export const interestQuestions = defineMessages({
  adventure: {
    id: 'icebreaker.ask.adventure',
    defaultMessage: 'What’s the boldest thing you’ve done this year?',
    description:
      'First line to someone who named the interest “adventure”; also follows a sentence that both share it',
  },
  animals: {
    id: 'icebreaker.ask.animals',
    defaultMessage: 'Is there an animal waiting for you at home?',
    description:
      'First line to someone who named the interest “animals”; also follows a sentence that both share it',
  },
  art: {
    id: 'icebreaker.ask.art',
    defaultMessage: 'Which museum or picture do you keep going back to?',
    description:
      'First line to someone who named the interest “art”; also follows a sentence that both share it',
  },
  astrology: {
    id: 'icebreaker.ask.astrology',
    defaultMessage: 'How much of your star sign is really you?',
    description:
      'First line to someone who named the interest “astrology”; also follows a sentence that both share it',
  },
  bbq: {
    id: 'icebreaker.ask.bbq',
    defaultMessage: 'What has to be on the grill?',
    description:
      'First line to someone who named the interest “bbq”; also follows a sentence that both share it',
  },
  beach: {
    id: 'icebreaker.ask.beach',
    defaultMessage: 'Which beach would you go back to tomorrow?',
    description:
      'First line to someone who named the interest “beach”; also follows a sentence that both share it',
  },
  beer: {
    id: 'icebreaker.ask.beer',
    defaultMessage: 'Which beer should I try next?',
    description:
      'First line to someone who named the interest “beer”; also follows a sentence that both share it',
  },
  biking: {
    id: 'icebreaker.ask.biking',
    defaultMessage: 'Where does your favourite bike ride take you?',
    description:
      'First line to someone who named the interest “biking”; also follows a sentence that both share it',
  },
  coffee: {
    id: 'icebreaker.ask.coffee',
    defaultMessage: 'Where do you get the best coffee in town?',
    description:
      'First line to someone who named the interest “coffee”; also follows a sentence that both share it',
  },
  cooking: {
    id: 'icebreaker.ask.cooking',
    defaultMessage: 'Which dish of yours never goes wrong?',
    description:
      'First line to someone who named the interest “cooking”; also follows a sentence that both share it',
  },
  dancing: {
    id: 'icebreaker.ask.dancing',
    defaultMessage: 'Which song gets you on the dance floor?',
    description:
      'First line to someone who named the interest “dancing”; also follows a sentence that both share it',
  },
  fashion: {
    id: 'icebreaker.ask.fashion',
    defaultMessage: 'Which thing in your wardrobe will you never give away?',
    description:
      'First line to someone who named the interest “fashion”; also follows a sentence that both share it',
  },
  foodie: {
    id: 'icebreaker.ask.foodie',
    defaultMessage: 'Where did you last eat really well?',
    description:
      'First line to someone who named the interest “foodie”; also follows a sentence that both share it',
  },
  gardening: {
    id: 'icebreaker.ask.gardening',
    defaultMessage: 'What grows best in your garden or on your windowsill?',
    description:
      'First line to someone who named the interest “gardening”; also follows a sentence that both share it',
  },
  gym: {
    id: 'icebreaker.ask.gym',
    defaultMessage: 'Do you train better in the morning or in the evening?',
    description:
      'First line to someone who named the interest “gym”; also follows a sentence that both share it',
  },
  hiking: {
    id: 'icebreaker.ask.hiking',
    defaultMessage: 'Which trail was the best so far?',
    description:
      'First line to someone who named the interest “hiking”; also follows a sentence that both share it',
  },
  movies: {
    id: 'icebreaker.ask.movies',
    defaultMessage: 'Which film could you watch again and again?',
    description:
      'First line to someone who named the interest “movies”; also follows a sentence that both share it',
  },
  music: {
    id: 'icebreaker.ask.music',
    defaultMessage: 'Which song is stuck in your head at the moment?',
    description:
      'First line to someone who named the interest “music”; also follows a sentence that both share it',
  },
  outdoors: {
    id: 'icebreaker.ask.outdoors',
    defaultMessage: 'Where do you go when you need fresh air?',
    description:
      'First line to someone who named the interest “outdoors”; also follows a sentence that both share it',
  },
  party: {
    id: 'icebreaker.ask.party',
    defaultMessage: 'What makes a really good party for you?',
    description:
      'First line to someone who named the interest “party”; also follows a sentence that both share it',
  },
  photography: {
    id: 'icebreaker.ask.photography',
    defaultMessage: 'What do you like photographing most?',
    description:
      'First line to someone who named the interest “photography”; also follows a sentence that both share it',
  },
  politics: {
    id: 'icebreaker.ask.politics',
    defaultMessage: 'Which topic could you debate all night?',
    description:
      'First line to someone who named the interest “politics”; also follows a sentence that both share it',
  },
  reading: {
    id: 'icebreaker.ask.reading',
    defaultMessage: 'Which book should I read next?',
    description:
      'First line to someone who named the interest “reading”; also follows a sentence that both share it',
  },
  relationship: {
    id: 'icebreaker.ask.relationship',
    defaultMessage: 'What matters most to you in a relationship?',
    description:
      'First line to someone who named the interest “relationship”; also follows a sentence that both share it',
  },
  shopping: {
    id: 'icebreaker.ask.shopping',
    defaultMessage: 'Market, small shops or department store?',
    description:
      'First line to someone who named the interest “shopping”; also follows a sentence that both share it',
  },
  sports: {
    id: 'icebreaker.ask.sports',
    defaultMessage: 'Which sport do you do, and which do you only watch?',
    description:
      'First line to someone who named the interest “sports”; also follows a sentence that both share it',
  },
  sushi: {
    id: 'icebreaker.ask.sushi',
    defaultMessage: 'Where do you go for the best sushi?',
    description:
      'First line to someone who named the interest “sushi”; also follows a sentence that both share it',
  },
  tattoos: {
    id: 'icebreaker.ask.tattoos',
    defaultMessage: 'Is there a story behind your favourite tattoo?',
    description:
      'First line to someone who named the interest “tattoos”; also follows a sentence that both share it',
  },
  tea: {
    id: 'icebreaker.ask.tea',
    defaultMessage: 'Which tea belongs to a perfect evening?',
    description:
      'First line to someone who named the interest “tea”; also follows a sentence that both share it',
  },
  theater: {
    id: 'icebreaker.ask.theater',
    defaultMessage: 'Which play would you go and see again?',
    description:
      'First line to someone who named the interest “theater”; also follows a sentence that both share it',
  },
  travelling: {
    id: 'icebreaker.ask.travelling',
    defaultMessage: 'Where would you like to go next?',
    description:
      'First line to someone who named the interest “travelling”; also follows a sentence that both share it',
  },
  vegetarian: {
    id: 'icebreaker.ask.vegetarian',
    defaultMessage: 'Which vegetarian dish would win anyone over?',
    description:
      'First line to someone who named the interest “vegetarian”; also follows a sentence that both share it',
  },
  'video games': {
    id: 'icebreaker.ask.video_games',
    defaultMessage: 'Which game are you playing at the moment?',
    description:
      'First line to someone who named the interest “video games”; also follows a sentence that both share it',
  },
  wine: {
    id: 'icebreaker.ask.wine',
    defaultMessage: 'Red, white, or does it depend on the evening?',
    description:
      'First line to someone who named the interest “wine”; also follows a sentence that both share it',
  },
})
