import { defineMessages } from '@duetto/shared/i18n'

export const sceneMessages = defineMessages({
  like: {
    id: 'landers.scene.like',
    defaultMessage: 'Like {name}',
    description: 'Heart button of the small deck',
  },
  pass: {
    id: 'landers.scene.pass',
    defaultMessage: 'Pass on {name}',
    description: 'Cross button of the small deck',
  },
  play: {
    id: 'landers.scene.play',
    defaultMessage: 'Play',
    description: 'Button that starts a film',
  },
  stop: {
    id: 'landers.scene.stop',
    defaultMessage: 'Pause',
    description: 'Button that stops a film',
  },
  deck: {
    id: 'landers.scene.deck',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Name of a deck of portraits, for screen readers',
  },
  deckCount: {
    id: 'landers.scene.deckCount',
    defaultMessage: '{at, number} of {count, number}',
    description: 'Position in a deck of portraits',
  },
  deckDone: {
    id: 'landers.scene.deckDone',
    defaultMessage:
      '{count, plural, =0 {You like none of the {total, number}} other {You like {count, number} of {total, number}}}',
    description: 'Heading after the last portrait of the deck; how many of all the visitor likes',
  },
  deckLikes: {
    id: 'landers.scene.deckLikes',
    defaultMessage:
      'Create a profile, and {count, plural, one {{names} gets your like} other {{names} get your likes}}.',
    description:
      'After the deck: the likes are sent once the visitor has a profile. The names are a list such as “Anna and Marco”',
  },
  deckNone: {
    id: 'landers.scene.deckNone',
    defaultMessage: 'There are more people inside. A profile is free.',
    description: 'After the deck, if the visitor likes nobody',
  },
  deckAgain: {
    id: 'landers.scene.deckAgain',
    defaultMessage: 'Start again',
    description: 'Button with an icon that starts the deck again',
  },
  askedBySite: {
    id: 'landers.scene.askedBySite',
    defaultMessage: '{name} asks. No member is writing here.',
    description: 'Above a conversation with the site, so that nobody takes it for a member; its name',
  },
  askEvening: {
    id: 'landers.scene.askEvening',
    defaultMessage: 'What makes an evening better?',
    description: 'Question with three interests as answers: music, films, cooking',
  },
  askWhom: {
    id: 'landers.scene.askWhom',
    defaultMessage: 'And who would you like to write to?',
    description: 'Question; answers: women, everyone, men',
  },
  askWeekend: {
    id: 'landers.scene.askWeekend',
    defaultMessage: 'Last one: a free weekend?',
    description: 'Question with three interests as answers: reading, hiking, travelling',
  },
  askMail: {
    id: 'landers.scene.askMail',
    defaultMessage: 'Good. That’s the start of your profile. Where can we reach you?',
    description: 'Last line of the site in the conversation; the form for the e-mail address follows',
  },
  interestsChosen: {
    id: 'landers.scene.interestsChosen',
    defaultMessage: '{count, number} of {most, number} chosen',
    description: 'Above tiles with interests; how many are chosen, and how many can be',
  },
  mapHere: {
    id: 'landers.scene.mapHere',
    defaultMessage: '{country}: members, shown at their town',
    description:
      'Under the outline of a country with the towns of members. In a sentence, some countries need an article',
  },
  mapElsewhere: {
    id: 'landers.scene.mapElsewhere',
    defaultMessage: '{own}: nobody to show yet. These people live elsewhere: {other}.',
    description:
      'Under the outline of another country than the visitor’s, because no member there shows a photo',
  },
  mapEmpty: {
    id: 'landers.scene.mapEmpty',
    defaultMessage: 'No member shows a photo to visitors yet.',
    description: 'In place of a map, because no member shows a photo to visitors',
  },
  reply: {
    id: 'landers.scene.reply',
    defaultMessage: 'Reply to {name}',
    description: 'Button under a member’s answer; opens sign-up',
  },
  film: {
    id: 'landers.scene.film',
    defaultMessage: 'Drawn film without sound: people write to each other in the evening',
    description: 'Name of a film without sound, for screen readers',
  },
  drawn: {
    id: 'landers.scene.drawn',
    defaultMessage: 'Drawn film, no members',
    description: 'Label on a film with drawn people, so that nobody takes them for members',
  },
})
