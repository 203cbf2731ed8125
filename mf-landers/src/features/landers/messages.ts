import { defineMessages } from '@duetto/shared/i18n'

export const landerMessages = defineMessages({
  description: {
    id: 'landers.description',
    defaultMessage: 'Meet adults near you. Browsing is free, and so are your first messages.',
    description: 'What search engines show of the home page and the landers; without values',
  },
  lead: {
    id: 'landers.lead',
    defaultMessage: 'Meet adults near you. Browsing is free, and so are your first {count, number} messages.',
    description: 'Second sentence of most landers',
  },
  homeTitle: {
    id: 'landers.home.title',
    defaultMessage: 'Evenings are better with someone to write to.',
    description: 'Headline of the home page',
  },
  how: {
    id: 'landers.home.how',
    defaultMessage: 'How it works',
    description: 'Heading above the three promises on the home page',
  },
  browse: {
    id: 'landers.home.browse',
    defaultMessage: 'Look around first',
    description: 'Link to the search for visitors',
  },
  tinderswipe: {
    id: 'landers.tinderswipe.title',
    defaultMessage: 'Three faces. One of them might like yours.',
    description: 'Headline of the lander with a deck',
  },
  tinderswipeLead: {
    id: 'landers.tinderswipe.lead',
    defaultMessage: 'Choose, and keep your choices in a profile of your own.',
    description: 'Second sentence of the lander with a deck',
  },
  alonetonight: {
    id: 'landers.alonetonight.title',
    defaultMessage: 'Alone tonight? Write to someone.',
    description: 'Headline of a lander',
  },
  collagelanding: {
    id: 'landers.collage.title',
    defaultMessage: 'Evenings are better with someone to write to.',
    description: 'Headline of the lander with a collage',
  },
  gallery: {
    id: 'landers.gallery.title',
    defaultMessage: 'See who is here.',
    description: 'Headline of the lander with a wall of pictures',
  },
  iconslanding: {
    id: 'landers.icons.title',
    defaultMessage: 'Dating that tells you what it costs.',
    description: 'Headline of the lander with three reasons',
  },
  maplanding: {
    id: 'landers.map.title',
    defaultMessage: 'People who like to write, town by town.',
    description: 'Headline of the lander with a map',
  },
  socialnetwork: {
    id: 'landers.social.title',
    defaultMessage: 'Less scrolling. More talking.',
    description: 'Headline of the lander with a conversation',
  },
  transitionsvideolanding: {
    id: 'landers.transitions.title',
    defaultMessage: 'One face can change an evening.',
    description: 'Headline of the lander with changing pictures',
  },
  video: {
    id: 'landers.video.title',
    defaultMessage: 'Say hello to someone new.',
    description: 'Headline of the lander with changing pictures, second kind',
  },
})

/** Second sentence by niche: a lander's slug starts with the niche's prefix. */
export const nicheMessages = defineMessages({
  she: {
    id: 'landers.niche.she',
    defaultMessage:
      'A place for women who like women, and for those who would like to meet them with respect.',
    description: 'Second sentence for the niche “she”',
  },
  bdsm: {
    id: 'landers.niche.bdsm',
    defaultMessage: 'For adults who agree on the rules first and enjoy them afterwards.',
    description: 'Second sentence for the niche “bdsm”',
  },
  bbw: {
    id: 'landers.niche.bbw',
    defaultMessage: 'For everyone who loves a fuller figure, their own included.',
    description: 'Second sentence for the niche “bbw”',
  },
  gilf: {
    id: 'landers.niche.gilf',
    defaultMessage: 'For people over fifty who are not done with falling in love.',
    description: 'Second sentence for the niche of older women',
  },
  milf: {
    id: 'landers.niche.milf',
    defaultMessage: 'For people in the middle of life who know what they like.',
    description: 'Second sentence for the niche of mature women',
  },
  gay: {
    id: 'landers.niche.gay',
    defaultMessage: 'For men who like men. Browsing is free, and so are your first {count, number} messages.',
    description: 'Second sentence for the niche “gay”',
  },
})
