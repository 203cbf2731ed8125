import { defineMessages } from '@duetto/shared/i18n'

export const cardMessages = defineMessages({
  progress: {
    id: 'signup.card.progress',
    defaultMessage: 'Your profile is {percent}% complete',
    description: 'Small line above a question about the own profile, beside a progress bar',
  },
  photo: {
    id: 'signup.card.photo',
    defaultMessage: 'Add a photo of your face',
    description: 'Heading of a card that asks for the first photo',
  },
  photoHint: {
    id: 'signup.card.photoHint',
    defaultMessage: 'Profiles with a photo get the most replies.',
    description: 'Below the heading that asks for the first photo',
  },
  second_photo: {
    id: 'signup.card.second_photo',
    defaultMessage: 'Add a second photo',
    description: 'Heading of a card',
  },
  second_photoHint: {
    id: 'signup.card.second_photoHint',
    defaultMessage: 'Show yourself doing something you enjoy.',
    description: 'Below the heading that asks for a second photo',
  },
  words: {
    id: 'signup.card.words',
    defaultMessage: 'Write a few sentences about yourself',
    description: 'Heading of a card with a text field',
  },
  wordsHint: {
    id: 'signup.card.wordsHint',
    defaultMessage: 'They give people something to ask about.',
    description: 'Below the heading that asks for a few sentences',
  },
  interests: {
    id: 'signup.card.interests',
    defaultMessage: '{count, plural, one {Add one more interest} other {Add # more interests}}',
    description: 'Heading of a card with interests to choose from',
  },
  firstInterests: {
    id: 'signup.card.firstInterests',
    defaultMessage: 'Add a few interests',
    description: 'The same heading for members without interests',
  },
  interestsHint: {
    id: 'signup.card.interestsHint',
    defaultMessage: 'People see at once what you have in common.',
    description: 'Below the heading that asks for more interests',
  },
  reason_for_joining: {
    id: 'signup.card.reason',
    defaultMessage: 'What are you looking for here?',
    description: 'Heading of a card. Answers: chat, flirt, friendship, dating, relationship, adventure',
  },
  prompts: {
    id: 'signup.card.prompts',
    defaultMessage: 'Finish a sentence about yourself',
    description: 'Heading of a card. The field has an opening such as “My ideal Sunday” as its label',
  },
  promptsHint: {
    id: 'signup.card.promptsHint',
    defaultMessage: 'It gives people an easy first message.',
    description: 'Below the heading that asks to finish a sentence',
  },
  otherPrompt: {
    id: 'signup.card.otherPrompt',
    defaultMessage: 'Another one',
    description: 'Button: shows a different opening to finish',
  },
  body_type: {
    id: 'signup.card.body_type',
    defaultMessage: 'How would you describe your figure?',
    description: 'Heading of a card with answers to choose from',
  },
  hair_color: {
    id: 'signup.card.hair_color',
    defaultMessage: 'What colour is your hair?',
    description: 'Heading of a card with answers to choose from',
  },
  eye_color: {
    id: 'signup.card.eye_color',
    defaultMessage: 'What colour are your eyes?',
    description: 'Heading of a card with answers to choose from',
  },
  relationship_status: {
    id: 'signup.card.relationship_status',
    defaultMessage: 'Are you single?',
    description: 'Heading of a card. Answers: single, in a relationship, married, divorced …',
  },
  tattoos: {
    id: 'signup.card.tattoos',
    defaultMessage: 'Do you have tattoos?',
    description: 'Heading of a card. Answers: none, a few, many',
  },
  choiceHint: {
    id: 'signup.card.choiceHint',
    defaultMessage: 'Your answer goes on your profile.',
    description: 'Below a question about looks or wishes',
  },
  missing: {
    id: 'signup.card.missing',
    defaultMessage: 'Write a few words first.',
    description: 'Error below an empty text field of a card',
  },
  noneChosen: {
    id: 'signup.card.noneChosen',
    defaultMessage: 'Choose an interest first.',
    description: 'Error below the interests of a card, if none is chosen',
  },
  add: {
    id: 'signup.card.add',
    defaultMessage: 'Add to profile',
    description: 'Button that saves the answer of a card',
  },
  notNow: {
    id: 'signup.card.notNow',
    defaultMessage: 'Not now',
    description: 'Button that dismisses a card for some weeks',
  },
  thanks: {
    id: 'signup.card.thanks',
    defaultMessage: 'Thank you, that’s on your profile',
    description: 'Heading after the answer of a card was saved',
  },
  complete: {
    id: 'signup.card.complete',
    defaultMessage: 'Thank you, your profile is complete',
    description: 'Heading after an answer was saved that made the profile complete',
  },
  next: {
    id: 'signup.card.next',
    defaultMessage: 'Next question',
    description: 'Button after an answer was saved: shows the next card',
  },
  close: { id: 'signup.card.close', defaultMessage: 'Close', description: 'Button that removes the card' },
})
