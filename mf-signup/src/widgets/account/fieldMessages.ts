import { defineMessages } from '@duetto/shared/i18n'

export const fieldMessages = defineMessages({
  email: { id: 'signup.field.email', defaultMessage: 'E-mail address', description: 'Label' },
  didYouMean: {
    id: 'signup.field.didYouMean',
    defaultMessage: 'Did you mean {suggestion}?',
    description: 'E-mail address that looks mistyped; the suggestion is a button',
  },
  emailHint: {
    id: 'signup.field.emailHint',
    defaultMessage: 'No one else sees it.',
    description: 'Hint of the e-mail address at sign-up',
  },
  password: { id: 'signup.field.password', defaultMessage: 'Password', description: 'Label' },
  passwordHint: {
    id: 'signup.field.passwordHint',
    defaultMessage: 'At least {min} characters. A short sentence is easy to remember.',
    description: 'Hint of a new password',
  },
  newPassword: { id: 'signup.field.newPassword', defaultMessage: 'New password', description: 'Label' },
  repeatPassword: {
    id: 'signup.field.repeatPassword',
    defaultMessage: 'New password again',
    description: 'Label',
  },
  oldPassword: { id: 'signup.field.oldPassword', defaultMessage: 'Current password', description: 'Label' },
  dateOfBirth: { id: 'signup.field.dateOfBirth', defaultMessage: 'Date of birth', description: 'Label' },
  dateOfBirthHint: {
    id: 'signup.field.dateOfBirthHint',
    defaultMessage: 'You must be at least {age}. Others only see your age.',
    description: 'Hint of the date of birth',
  },
  name: { id: 'signup.field.name', defaultMessage: 'First name or nickname', description: 'Label' },
  nameHint: {
    id: 'signup.field.nameHint',
    defaultMessage: 'Members see it.',
    description: 'Hint of the name',
  },
  message: {
    id: 'signup.field.message',
    defaultMessage: 'Your first message to {name}',
    description: 'Label; the message is sent once the account is active',
  },
  messageHint: {
    id: 'signup.field.messageHint',
    defaultMessage: 'Optional. It is sent as soon as you have confirmed your e-mail address.',
    description: 'Hint of the first message',
  },
  gender: { id: 'signup.field.gender', defaultMessage: 'I am', description: 'Label of the own gender' },
  woman: { id: 'signup.field.woman', defaultMessage: 'A woman', description: 'Own gender' },
  man: { id: 'signup.field.man', defaultMessage: 'A man', description: 'Own gender' },
  lookingFor: { id: 'signup.field.lookingFor', defaultMessage: 'I’m looking for', description: 'Label' },
  women: { id: 'signup.field.women', defaultMessage: 'Women', description: 'Gender looked for' },
  men: { id: 'signup.field.men', defaultMessage: 'Men', description: 'Gender looked for' },
  everyone: {
    id: 'signup.field.everyone',
    defaultMessage: 'Everyone',
    description: 'Gender looked for: any',
  },
  country: { id: 'signup.field.country', defaultMessage: 'Country', description: 'Label' },
  region: { id: 'signup.field.region', defaultMessage: 'Region', description: 'Label' },
  city: { id: 'signup.field.city', defaultMessage: 'Town', description: 'Label' },
  cityHint: {
    id: 'signup.field.cityHint',
    defaultMessage:
      'Others see your town and an approximate distance, never your exact location. You can hide the distance in the settings.',
    description: 'Hint of the town',
  },
  aboutMe: { id: 'signup.field.aboutMe', defaultMessage: 'About me', description: 'Label' },
  aboutMeHint: {
    id: 'signup.field.aboutMeHint',
    defaultMessage: 'What makes you laugh, what a good Sunday looks like, who you would like to meet.',
    description: 'Hint of the text about oneself',
  },
  interests: {
    id: 'signup.field.interests',
    defaultMessage: 'Interests',
    description: 'Label of the list of interests',
  },
  intimateInterests: {
    id: 'signup.field.intimateInterests',
    defaultMessage: 'Intimate interests',
    description: 'Label of the list of sexual interests',
  },
  consent: {
    id: 'signup.field.consent',
    defaultMessage:
      'I agree that my orientation and intimate interests are kept and shown on my profile. I can withdraw this consent at any time.',
    description:
      'Separate consent to intimate facts: explicit, for a named purpose, and revocable, as the GDPR asks in art. 9(2)(a) and 7(3)',
  },
  consentHint: {
    id: 'signup.field.consentHint',
    defaultMessage:
      'These details are about your intimate life, so we ask for them separately. You do not have to answer.',
    description: 'Above the consent to intimate facts',
  },
})
