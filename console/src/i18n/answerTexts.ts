export const answerTexts = {
  heading: 'Answers of fictional profiles',
  intro:
    'Answers that operators sent, and how long members waited for them since their oldest unanswered message. Days and shifts are in UTC; operators are not counted.',
  by: 'Group by',
  groupings: {
    profile: 'Fictional profile',
    shift: 'Shift of eight hours',
    'profile-shift': 'Profile and shift',
  },
  shift: 'Shift (UTC)',
  answers: 'Answers',
  wait: 'Median wait',
}
