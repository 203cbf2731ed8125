import { defineMessages } from '../defineMessages'

export const newMessage = defineMessages({
  subject: {
    id: 'mail.new_message.subject',
    defaultMessage: 'You have a new message',
    description: 'E-mail about a new message: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.new_message.body1',
    defaultMessage: '{sender} wrote to you.',
    description: 'E-mail about a new message: text. {sender}: name of the other member',
  },
  button: {
    id: 'mail.new_message.button',
    defaultMessage: 'Read the message',
    description: 'E-mail about a new message: button',
  },
})

export const newLike = defineMessages({
  subject: {
    id: 'mail.new_like.subject',
    defaultMessage: 'There is news on your profile',
    description: 'E-mail about a like: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.new_like.body1',
    defaultMessage: '{sender} likes your profile.',
    description: 'E-mail about a like: text. {sender}: name of the other member',
  },
  button: {
    id: 'mail.new_like.button',
    defaultMessage: 'See who it is',
    description: 'E-mail about a like: button',
  },
})

export const newFit = defineMessages({
  subject: {
    id: 'mail.new_fit.subject',
    defaultMessage: 'There is news on your saved searches',
    description: 'E-mail about new people who fit a saved search: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.new_fit.body1',
    defaultMessage: 'Someone new fits a search that you saved.',
    description: 'E-mail about new people who fit a saved search: text',
  },
  button: {
    id: 'mail.new_fit.button',
    defaultMessage: 'See who it is',
    description: 'E-mail about new people who fit a saved search: button',
  },
})

export const photoRefused = defineMessages({
  subject: {
    id: 'mail.photo_refused.subject',
    defaultMessage: 'A photo was refused',
    description: 'E-mail about a photo that was refused: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.photo_refused.body1',
    defaultMessage: 'We couldn’t approve one of your photos. Your profile shows the reason.',
    description: 'E-mail about a photo that was refused: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.photo_refused.body2',
    defaultMessage: 'If you disagree, you can appeal there, and someone else will look at it.',
    description: 'E-mail about a photo that was refused: paragraph 2 of 2',
  },
  button: {
    id: 'mail.photo_refused.button',
    defaultMessage: 'See the reason',
    description: 'E-mail about a photo that was refused: button',
  },
})

export const photoRefusedByProgram = {
  ...photoRefused,
  ...defineMessages({
    body1: {
      id: 'mail.photo_refused_by_program.body1',
      defaultMessage:
        'A program refused one of your photos. No person has looked at it. Your profile shows the reason.',
      description: 'E-mail about a photo that a program refused: paragraph 1 of 2',
    },
    body2: {
      id: 'mail.photo_refused_by_program.body2',
      defaultMessage: 'If you disagree, you can appeal there, and a person will look at it.',
      description: 'E-mail about a photo that a program refused: paragraph 2 of 2',
    },
  }),
}

export const selfieAccepted = defineMessages({
  subject: {
    id: 'mail.selfie_accepted.subject',
    defaultMessage: 'There is news on your profile',
    description: 'E-mail about a successful verification: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.selfie_accepted.body1',
    defaultMessage: 'Your profile is verified now. Others see the mark beside your name.',
    description: 'E-mail about a successful verification: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.selfie_accepted.body2',
    defaultMessage: 'We have deleted your selfie.',
    description: 'E-mail about a successful verification: paragraph 2 of 2',
  },
  button: {
    id: 'mail.selfie_accepted.button',
    defaultMessage: 'Open my profile',
    description: 'E-mail about a successful verification: button',
  },
})

export const selfieRefused = defineMessages({
  subject: {
    id: 'mail.selfie_refused.subject',
    defaultMessage: 'There is news on your profile',
    description: 'E-mail about a refused verification: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.selfie_refused.body1',
    defaultMessage:
      'We couldn’t verify your profile with this selfie and have deleted it. Your profile shows the reason.',
    description: 'E-mail about a refused verification: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.selfie_refused.body2',
    defaultMessage: 'You can try again with another selfie.',
    description: 'E-mail about a refused verification: paragraph 2 of 2',
  },
  button: {
    id: 'mail.selfie_refused.button',
    defaultMessage: 'See the reason',
    description: 'E-mail about a refused verification: button',
  },
})

export const photoAppealDecided = defineMessages({
  subject: {
    id: 'mail.photo_appeal_decided.subject',
    defaultMessage: 'Decision on your appeal',
    description:
      'E-mail with the decision on an appeal about a photo: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.photo_appeal_decided.body1',
    defaultMessage: 'We looked at your photo again. Decision: {decision}',
    description:
      'E-mail with the decision on an appeal about a photo: paragraph 1 of 2. {decision}: sentences written by the team',
  },
  body2: {
    id: 'mail.photo_appeal_decided.body2',
    defaultMessage: 'If you have questions, write to {support}.',
    description:
      'E-mail with the decision on an appeal about a photo: paragraph 2 of 2. {support}: e-mail address of the support team',
  },
  button: {
    id: 'mail.photo_appeal_decided.button',
    defaultMessage: 'See my photos',
    description: 'E-mail with the decision on an appeal about a photo: button',
  },
})

export const exportReady = defineMessages({
  subject: {
    id: 'mail.export_ready.subject',
    defaultMessage: 'Your download is ready',
    description:
      'E-mail about the finished export of a member’s data: subject, neutral because others may see it',
  },
  heading: {
    id: 'mail.export_ready.heading',
    defaultMessage: 'Your data, {name}',
    description: 'E-mail about the finished export of a member’s data: heading. {name}: the member’s name',
  },
  body1: {
    id: 'mail.export_ready.body1',
    defaultMessage:
      'Everything we hold about you is now in one file: a page to read, your photos, and the same data for other programs.',
    description: 'E-mail about the finished export of a member’s data: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.export_ready.body2',
    defaultMessage: 'You can download it in your settings until {date}. You need to be logged in to do so.',
    description:
      'E-mail about the finished export of a member’s data: paragraph 2 of 2. {date}: a date, e.g. “1 March 2026”',
  },
  button: {
    id: 'mail.export_ready.button',
    defaultMessage: 'Go to my download',
    description: 'E-mail about the finished export of a member’s data: button',
  },
})

export const deletion = defineMessages({
  subject: {
    id: 'mail.deletion.subject',
    defaultMessage: 'Your account will be deleted',
    description: 'E-mail after the member deleted the account: subject, neutral because others may see it',
  },
  heading: {
    id: 'mail.deletion.heading',
    defaultMessage: 'Goodbye, {name}',
    description: 'E-mail after the member deleted the account: heading. {name}: the member’s name',
  },
  body1: {
    id: 'mail.deletion.body1',
    defaultMessage:
      'Your profile is no longer visible. On {date}, everything we hold about you will be erased for good.',
    description:
      'E-mail after the member deleted the account: paragraph 1 of 2. {date}: a date, e.g. “1 March 2026”',
  },
  body2: {
    id: 'mail.deletion.body2',
    defaultMessage: 'If you change your mind before then, restore your account with the link below.',
    description: 'E-mail after the member deleted the account: paragraph 2 of 2',
  },
  button: {
    id: 'mail.deletion.button',
    defaultMessage: 'Restore my account',
    description: 'E-mail after the member deleted the account: button',
  },
})
