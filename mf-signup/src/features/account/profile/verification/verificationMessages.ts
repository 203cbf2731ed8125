import { defineMessages } from '@duetto/shared/i18n'

export const verificationMessages = defineMessages({
  title: { id: 'signup.verification.title', defaultMessage: 'Verification', description: 'Heading' },
  text: {
    id: 'signup.verification.text',
    defaultMessage: 'A mark beside your name shows others that you are the person in your photos.',
    description: 'Below the heading: what verification is for',
  },
  howPose: {
    id: 'signup.verification.howPose',
    defaultMessage: 'We show you a pose, and you take a selfie in it.',
    description: 'How verification works: step 1 of 3',
  },
  howCompare: {
    id: 'signup.verification.howCompare',
    defaultMessage: 'Someone on our team compares the selfie with your main photo.',
    description: 'How verification works: step 2 of 3',
  },
  howDeleted: {
    id: 'signup.verification.howDeleted',
    defaultMessage:
      'No one else sees the selfie. We delete it after the decision, and after {days, plural, one {# day} other {# days}} at the latest.',
    description: 'How verification works: step 3 of 3',
  },
  needsPhoto: {
    id: 'signup.verification.needsPhoto',
    defaultMessage: 'For this, you need a main photo that has been reviewed. Add one above if you have none.',
    description: 'Instead of the button, if the member has no approved main photo',
  },
  start: {
    id: 'signup.verification.start',
    defaultMessage: 'Get verified',
    description: 'Button: shows a pose',
  },
  limit: {
    id: 'signup.verification.limit',
    defaultMessage: 'You can send {limit, number} selfies in 24 hours. Try again tomorrow.',
    description: 'Instead of the button, after too many selfies',
  },
  until: {
    id: 'signup.verification.until',
    defaultMessage: 'Send the selfie by {time}. Your face has to be clearly visible.',
    description: 'Below the pose; {time} is a time of day',
  },
  take: {
    id: 'signup.verification.take',
    defaultMessage: 'Take a selfie',
    description: 'Button: opens the camera, or a choice of files',
  },
  retake: {
    id: 'signup.verification.retake',
    defaultMessage: 'Take another',
    description: 'Button: replaces the selfie that is shown',
  },
  preview: {
    id: 'signup.verification.preview',
    defaultMessage: 'Your selfie',
    description: 'Name of the picture before it is sent',
  },
  send: { id: 'signup.verification.send', defaultMessage: 'Send selfie', description: 'Button' },
  expired: {
    id: 'signup.verification.expired',
    defaultMessage: 'The time for this pose is over. Start again to get another one.',
    description: 'The selfie was sent too late',
  },
  waiting: {
    id: 'signup.verification.waiting',
    defaultMessage: 'We’re looking at your selfie. You’ll find our decision here.',
    description: 'The selfie was sent and is not decided yet',
  },
  withdraw: {
    id: 'signup.verification.withdraw',
    defaultMessage: 'Withdraw selfie',
    description: 'Button: deletes a selfie that was sent',
  },
  lapsed: {
    id: 'signup.verification.lapsed',
    defaultMessage: 'We didn’t look at your selfie in time and have deleted it. Please send another one.',
    description: 'No decision within the time limit',
  },
  withdrawn: {
    id: 'signup.verification.withdrawn',
    defaultMessage:
      'Your profile isn’t verified any more, because your main photo has changed or you have withdrawn the selfie or the mark.',
    description: 'The mark or the selfie was withdrawn',
  },
  verified: {
    id: 'signup.verification.verified',
    defaultMessage: 'Your profile is verified. If you change or delete your main photo, the mark goes.',
    description: 'The member has the mark',
  },
  giveUp: {
    id: 'signup.verification.giveUp',
    defaultMessage: 'Give up the mark',
    description: 'Button, and title of the question that follows it',
  },
  giveUpText: {
    id: 'signup.verification.giveUpText',
    defaultMessage: 'To get it back, you will need another selfie.',
    description: 'Question before the member gives up the mark',
  },
})
