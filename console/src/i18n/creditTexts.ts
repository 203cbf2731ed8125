export const creditTexts = {
  correct: 'Correct credits',
  correctHeading: 'Correct the credits?',
  correctText:
    'The member has %{balance} credits and sees the new number at once. Your role may correct up to %{ceiling} credits of one member within 24 hours.',
  correctBy: 'Credits to add, or to remove with a minus',
  correctResult: 'New balance: %{credits}',
  correctBad: 'A whole number from %{least} to %{most}, but not 0',
  corrected: 'The credits are corrected.',
}
