import { defineMessages } from '@duetto/shared/i18n'

export const signUpMessages = defineMessages({
  title: { id: 'signup.flow.title', defaultMessage: 'Sign up', description: 'Title of the page' },
  heading: {
    id: 'signup.flow.heading',
    defaultMessage: 'Join free',
    description: 'Heading of the first step',
  },
  headingFor: {
    id: 'signup.flow.headingFor',
    defaultMessage: 'Meet {name}',
    description: 'Heading of the first step of a sign-up for a profile',
  },
  lead: {
    id: 'signup.flow.lead',
    defaultMessage: 'Five short steps, then you can start browsing.',
    description: 'Below the heading of the first step',
  },
  leadFor: {
    id: 'signup.flow.leadFor',
    defaultMessage: 'Create a free account to write to {name}.',
    description: 'Below the heading of a sign-up for a profile',
  },
  step: {
    id: 'signup.flow.step',
    defaultMessage: 'Step {step} of {total}',
    description: 'Progress of sign-up',
  },
  detailsTitle: {
    id: 'signup.flow.detailsTitle',
    defaultMessage: 'Create your account',
    description: 'Heading of the second screen of the account: name, password, date of birth',
  },
  detailsText: {
    id: 'signup.flow.detailsText',
    defaultMessage: 'For {email}',
    description: 'Below the heading “Create your account”: the e-mail address that was entered before',
  },
  art: {
    id: 'signup.flow.art',
    defaultMessage: 'Good company begins with a good question.',
    description: 'Beside two portraits, left of the sign-up on a desktop',
  },
  create: {
    id: 'signup.flow.create',
    defaultMessage: 'Create account',
    description: 'Button that creates the account',
  },
  terms: {
    id: 'signup.flow.terms',
    defaultMessage:
      'By creating an account, you accept the <terms>terms</terms>. The <privacy>privacy statement</privacy> explains how we handle your data.',
    description: 'Below the button that creates the account',
  },
  haveAccount: {
    id: 'signup.flow.haveAccount',
    defaultMessage: 'Already a member?',
    description: 'Before the link to the login page',
  },
  logInInstead: {
    id: 'signup.flow.logInInstead',
    defaultMessage: 'Log in with this address',
    description: 'Link to the login page',
  },
  dateErrorTitle: {
    id: 'signup.flow.dateErrorTitle',
    defaultMessage: 'Please check your date of birth',
    description: 'Title of the popup after an invalid date of birth',
  },
  photoTitle: {
    id: 'signup.flow.photoTitle',
    defaultMessage: 'Add a photo',
    description: 'Heading of the photo step',
  },
  photoText: {
    id: 'signup.flow.photoText',
    defaultMessage: 'People with a photo get more replies. You can also add one later.',
    description: 'Text of the photo step',
  },
  photoThereTitle: {
    id: 'signup.flow.photoThereTitle',
    defaultMessage: 'Your photo',
    description: 'Heading of the photo step once there is a photo',
  },
  photoThereText: {
    id: 'signup.flow.photoThereText',
    defaultMessage: 'You can add more, or change it later.',
    description: 'Text of the photo step once there is a photo',
  },
  publicPhoto: {
    id: 'signup.flow.publicPhoto',
    defaultMessage:
      'Optional: visitors who aren’t logged in may see my main photo, too, for example on the home page. I can change this in the settings at any time.',
    description: 'Consent, off by default, once there is a photo',
  },
  locationTitle: {
    id: 'signup.flow.locationTitle',
    defaultMessage: 'Where are you?',
    description: 'Heading of the location step',
  },
  locationText: {
    id: 'signup.flow.locationText',
    defaultMessage: 'Add your town to see who is nearby. You can also do this later.',
    description: 'Text of the location step',
  },
  personalTitle: {
    id: 'signup.flow.personalTitle',
    defaultMessage: 'About you',
    description: 'Heading of the step with personal facts',
  },
  personalText: {
    id: 'signup.flow.personalText',
    defaultMessage: 'You can change all of this later.',
    description: 'Text of the step with personal facts',
  },
  aboutTitle: {
    id: 'signup.flow.aboutTitle',
    defaultMessage: 'In your own words',
    description: 'Heading of the last step',
  },
  aboutText: {
    id: 'signup.flow.aboutText',
    defaultMessage: 'One line and three interests are enough to start a conversation.',
    description: 'Text of the last step',
  },
  finish: { id: 'signup.flow.finish', defaultMessage: 'Finish', description: 'Button of the last step' },
  closedTitle: {
    id: 'signup.flow.closedTitle',
    defaultMessage: 'By invitation only',
    description: 'Heading where sign-up is closed',
  },
  closedText: {
    id: 'signup.flow.closedText',
    defaultMessage:
      'At the moment, new members can join by invitation only. If you have an account, you can log in.',
    description: 'Text where sign-up is closed',
  },
  completeTitle: {
    id: 'signup.flow.completeTitle',
    defaultMessage: 'Your profile is complete',
    description: 'Heading of the page for completing a sign-up when all is there',
  },
  completeText: {
    id: 'signup.flow.completeText',
    defaultMessage: 'You can change it whenever you like.',
    description: 'Text of that page',
  },
  editProfile: {
    id: 'signup.flow.editProfile',
    defaultMessage: 'Edit profile',
    description: 'Link to the own profile',
  },
  mailSent: {
    id: 'signup.flow.mailSent',
    defaultMessage:
      'Account created. We have sent a link and a code to {email}; use either to confirm your address.',
    description: 'Shown once the account exists',
  },
  mailedTitle: {
    id: 'signup.flow.mailedTitle',
    defaultMessage: 'Check your inbox',
    description: 'Heading after the sign-up where the site tells nobody who already has an account',
  },
  mailedText: {
    id: 'signup.flow.mailedText',
    defaultMessage: 'We have sent an e-mail to {email}. It tells you what to do next.',
    description: 'Below the heading “Check your inbox”; true for new and for known addresses',
  },
  dialogTitle: {
    id: 'signup.flow.dialogTitle',
    defaultMessage: 'Join {site}',
    description: 'Title of the sign-up dialog',
  },
  leave: {
    id: 'signup.flow.leave',
    defaultMessage: 'Finish later',
    description: 'Button that closes the sign-up dialog after the account exists',
  },
  askTitle: {
    id: 'signup.flow.askTitle',
    defaultMessage: 'Leave sign-up?',
    description: 'Question after Back was pressed in the sign-up dialog',
  },
  askText: {
    id: 'signup.flow.askText',
    defaultMessage: 'You can continue later where you stopped.',
    description: 'Below the question “Leave sign-up?”: answers are saved',
  },
  askStay: {
    id: 'signup.flow.askStay',
    defaultMessage: 'Stay',
    description: 'Button below “Leave sign-up?”: continues the sign-up',
  },
  askLeave: {
    id: 'signup.flow.askLeave',
    defaultMessage: 'Leave',
    description: 'Button below “Leave sign-up?”: closes the sign-up',
  },
  lookingForGiven: {
    id: 'signup.flow.lookingForGiven',
    defaultMessage:
      '{gender, select, female {You’re looking for women.} male {You’re looking for men.} other {You’re looking for everyone.}}',
    description: 'Instead of the question “I’m looking for”, which was answered before',
  },
  choosePhoto: {
    id: 'signup.flow.choosePhoto',
    defaultMessage: 'Choose a photo',
    description: 'Main button of the step “Add a photo”: opens the device’s photos',
  },
  lookingForChange: {
    id: 'signup.flow.lookingForChange',
    defaultMessage: 'Change',
    description: 'Button after “You’re looking for women.”: shows the choice',
  },
  line: {
    id: 'signup.flow.line',
    defaultMessage: 'One line about you',
    description: 'Label of the field in the last step',
  },
  lineHint: {
    id: 'signup.flow.lineHint',
    defaultMessage: 'For example, what a good Sunday looks like.',
    description: 'Hint of the field in the last step',
  },
  interests: {
    id: 'signup.flow.interests',
    defaultMessage: 'Your interests: {count} of {most}',
    description: 'Above a choice of interests; how many are chosen, and how many can be',
  },
})
