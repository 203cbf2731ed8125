export const mediaTexts = {
  waiting: '%{smart_count} photo or voice message waits |||| %{smart_count} photos and voice messages wait',
  done: 'Nothing to review. New photos and voice messages appear automatically.',
  photoOf: 'Photo from %{name}, %{age}',
  voiceOf: 'Voice message from %{name}, %{age}',
  photoFrom: 'Photo from %{name}',
  coverFrom: 'Blurred photo from %{name}',
  voiceFrom: 'Voice message from %{name}',
  show: 'Show the photo',
  fileGone: 'The file was deleted, or is no longer reserved for you. Reload the page to continue.',
  to: 'To',
  refusedBefore:
    '%{smart_count} refused photo or voice message so far |||| %{smart_count} refused photos and voice messages so far',
  effect:
    'An approved message is delivered. The sender of a refused one reads the reason and gets the credits back.',
  gone: 'Not decided: your time for this message is over, or the member has deleted it.',
  cannotUndo: 'Not undone: the minute is over, or the sender has spent the refunded credits.',
  refuseHeading: 'Why is it refused?',
  refusal: {
    explicit: 'Sexually explicit',
    minor: 'Shows a minor',
    contact: 'Contains contact details',
    insult: 'Insults or threatens',
    other: 'Another reason',
  },
  announce: '%{done} Now: a message from %{name}, %{age}.',
  announceEnd: '%{done} No more messages.',
}
