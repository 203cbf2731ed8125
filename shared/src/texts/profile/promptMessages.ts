import { defineMessages } from '../../i18n/defineMessages'

export const promptMessages = defineMessages({
  sunday: {
    id: 'profile.prompt.sunday',
    defaultMessage: 'My ideal Sunday',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  laugh: {
    id: 'profile.prompt.laugh',
    defaultMessage: 'This always makes me laugh',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  proud: {
    id: 'profile.prompt.proud',
    defaultMessage: 'I’m quietly proud of this',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  dish: {
    id: 'profile.prompt.dish',
    defaultMessage: 'The dish I cook best',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  place: {
    id: 'profile.prompt.place',
    defaultMessage: 'A place I’d go back to tomorrow',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  first_date: {
    id: 'profile.prompt.first_date',
    defaultMessage: 'My idea of a good first date',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  talk_for_hours: {
    id: 'profile.prompt.talk_for_hours',
    defaultMessage: 'I can talk about this for hours',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  learning: {
    id: 'profile.prompt.learning',
    defaultMessage: 'I’m learning this at the moment',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  small_thing: {
    id: 'profile.prompt.small_thing',
    defaultMessage: 'A small thing that makes my day',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  unpopular: {
    id: 'profile.prompt.unpopular',
    defaultMessage: 'An opinion few people share',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  by_heart: {
    id: 'profile.prompt.by_heart',
    defaultMessage: 'A song I know by heart',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  stayed_with_me: {
    id: 'profile.prompt.stayed_with_me',
    defaultMessage: 'A book or film that stayed with me',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  as_a_child: {
    id: 'profile.prompt.as_a_child',
    defaultMessage: 'As a child I wanted to be',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  useless_talent: {
    id: 'profile.prompt.useless_talent',
    defaultMessage: 'My most useless talent',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  morning: {
    id: 'profile.prompt.morning',
    defaultMessage: 'How my mornings start',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  evening: {
    id: 'profile.prompt.evening',
    defaultMessage: 'A perfect evening at home',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  advice: {
    id: 'profile.prompt.advice',
    defaultMessage: 'The best advice I’ve been given',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  never_again: {
    id: 'profile.prompt.never_again',
    defaultMessage: 'I’ll never do this again',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  still_on_my_list: {
    id: 'profile.prompt.still_on_my_list',
    defaultMessage: 'Still on my list',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  friends_say: {
    id: 'profile.prompt.friends_say',
    defaultMessage: 'My friends say this about me',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  good_company: {
    id: 'profile.prompt.good_company',
    defaultMessage: 'I get on with people who',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  last_weekend: {
    id: 'profile.prompt.last_weekend',
    defaultMessage: 'What I did last weekend',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  superpower: {
    id: 'profile.prompt.superpower',
    defaultMessage: 'My superpower',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  secretly: {
    id: 'profile.prompt.secretly',
    defaultMessage: 'I secretly enjoy this',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  ask_me: {
    id: 'profile.prompt.ask_me',
    defaultMessage: 'Ask me about this',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  together: {
    id: 'profile.prompt.together',
    defaultMessage: 'Let’s try this together',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  afraid_of: {
    id: 'profile.prompt.afraid_of',
    defaultMessage: 'I’m brave, except when it comes to this',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  where_i_live: {
    id: 'profile.prompt.where_i_live',
    defaultMessage: 'What I love about where I live',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  pets: {
    id: 'profile.prompt.pets',
    defaultMessage: 'Cats, dogs or neither',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
  two_truths: {
    id: 'profile.prompt.two_truths',
    defaultMessage: 'Two truths and a lie',
    description: 'Prompt on a profile: a member finishes or answers it in their own words',
  },
})
