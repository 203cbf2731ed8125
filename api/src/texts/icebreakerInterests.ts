import { defineMessages } from './defineMessages'

/** Omits sexual interests and topics such as kissing, which do not suit a first message. */
export const sharedInterestMessages = defineMessages({
  adventure: {
    id: 'icebreaker.both.adventure',
    defaultMessage: 'We both like adventures.',
    description: 'Begins a first line to someone who also named the interest “adventure”',
  },
  animals: {
    id: 'icebreaker.both.animals',
    defaultMessage: 'We both like animals.',
    description: 'Begins a first line to someone who also named the interest “animals”',
  },
  art: {
    id: 'icebreaker.both.art',
    defaultMessage: 'We both like art.',
    description: 'Begins a first line to someone who also named the interest “art”',
  },
  astrology: {
    id: 'icebreaker.both.astrology',
    defaultMessage: 'We’re both into astrology.',
    description: 'Begins a first line to someone who also named the interest “astrology”',
  },
  bbq: {
    id: 'icebreaker.both.bbq',
    defaultMessage: 'We both like barbecues.',
    description: 'Begins a first line to someone who also named the interest “bbq”',
  },
  beach: {
    id: 'icebreaker.both.beach',
    defaultMessage: 'We both like the beach.',
    description: 'Begins a first line to someone who also named the interest “beach”',
  },
  beer: {
    id: 'icebreaker.both.beer',
    defaultMessage: 'We both like beer.',
    description: 'Begins a first line to someone who also named the interest “beer”',
  },
  biking: {
    id: 'icebreaker.both.biking',
    defaultMessage: 'We both like cycling.',
    description: 'Begins a first line to someone who also named the interest “biking”',
  },
  coffee: {
    id: 'icebreaker.both.coffee',
    defaultMessage: 'We both like coffee.',
    description: 'Begins a first line to someone who also named the interest “coffee”',
  },
  cooking: {
    id: 'icebreaker.both.cooking',
    defaultMessage: 'We both like cooking.',
    description: 'Begins a first line to someone who also named the interest “cooking”',
  },
  dancing: {
    id: 'icebreaker.both.dancing',
    defaultMessage: 'We both like dancing.',
    description: 'Begins a first line to someone who also named the interest “dancing”',
  },
  fashion: {
    id: 'icebreaker.both.fashion',
    defaultMessage: 'We both like fashion.',
    description: 'Begins a first line to someone who also named the interest “fashion”',
  },
  foodie: {
    id: 'icebreaker.both.foodie',
    defaultMessage: 'We both like good food.',
    description: 'Begins a first line to someone who also named the interest “foodie”',
  },
  gardening: {
    id: 'icebreaker.both.gardening',
    defaultMessage: 'We both like gardening.',
    description: 'Begins a first line to someone who also named the interest “gardening”',
  },
  gym: {
    id: 'icebreaker.both.gym',
    defaultMessage: 'We both like the gym.',
    description: 'Begins a first line to someone who also named the interest “gym”',
  },
  hiking: {
    id: 'icebreaker.both.hiking',
    defaultMessage: 'We both like hiking.',
    description: 'Begins a first line to someone who also named the interest “hiking”',
  },
  movies: {
    id: 'icebreaker.both.movies',
    defaultMessage: 'We both like films.',
    description: 'Begins a first line to someone who also named the interest “movies”',
  },
  music: {
    id: 'icebreaker.both.music',
    defaultMessage: 'We both like music.',
    description: 'Begins a first line to someone who also named the interest “music”',
  },
  outdoors: {
    id: 'icebreaker.both.outdoors',
    defaultMessage: 'We both like being outdoors.',
    description: 'Begins a first line to someone who also named the interest “outdoors”',
  },
  party: {
    id: 'icebreaker.both.party',
    defaultMessage: 'We both like parties.',
    description: 'Begins a first line to someone who also named the interest “party”',
  },
  photography: {
    id: 'icebreaker.both.photography',
    defaultMessage: 'We both like photography.',
    description: 'Begins a first line to someone who also named the interest “photography”',
  },
  politics: {
    id: 'icebreaker.both.politics',
    defaultMessage: 'We’re both interested in politics.',
    description: 'Begins a first line to someone who also named the interest “politics”',
  },
  reading: {
    id: 'icebreaker.both.reading',
    defaultMessage: 'We both like reading.',
    description: 'Begins a first line to someone who also named the interest “reading”',
  },
  relationship: {
    id: 'icebreaker.both.relationship',
    defaultMessage: 'We’re both hoping for a relationship.',
    description: 'Begins a first line to someone who also named the interest “relationship”',
  },
  shopping: {
    id: 'icebreaker.both.shopping',
    defaultMessage: 'We both like shopping.',
    description: 'Begins a first line to someone who also named the interest “shopping”',
  },
  sports: {
    id: 'icebreaker.both.sports',
    defaultMessage: 'We both like sports.',
    description: 'Begins a first line to someone who also named the interest “sports”',
  },
  sushi: {
    id: 'icebreaker.both.sushi',
    defaultMessage: 'We both like sushi.',
    description: 'Begins a first line to someone who also named the interest “sushi”',
  },
  tattoos: {
    id: 'icebreaker.both.tattoos',
    defaultMessage: 'We both like tattoos.',
    description: 'Begins a first line to someone who also named the interest “tattoos”',
  },
  tea: {
    id: 'icebreaker.both.tea',
    defaultMessage: 'We both like tea.',
    description: 'Begins a first line to someone who also named the interest “tea”',
  },
  theater: {
    id: 'icebreaker.both.theater',
    defaultMessage: 'We both like the theatre.',
    description: 'Begins a first line to someone who also named the interest “theater”',
  },
  travelling: {
    id: 'icebreaker.both.travelling',
    defaultMessage: 'We both like travelling.',
    description: 'Begins a first line to someone who also named the interest “travelling”',
  },
  vegetarian: {
    id: 'icebreaker.both.vegetarian',
    defaultMessage: 'We both like vegetarian food.',
    description: 'Begins a first line to someone who also named the interest “vegetarian”',
  },
  'video games': {
    id: 'icebreaker.both.video_games',
    defaultMessage: 'We both like video games.',
    description: 'Begins a first line to someone who also named the interest “video games”',
  },
  wine: {
    id: 'icebreaker.both.wine',
    defaultMessage: 'We both like wine.',
    description: 'Begins a first line to someone who also named the interest “wine”',
  },
})
