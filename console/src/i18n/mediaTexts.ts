export const mediaTexts = {
  waiting: '%{smart_count} photo or voice message waits |||| %{smart_count} photos and voice messages wait',
  done: 'No photo or voice message waits. New ones appear here by themselves.',
  photoOf: 'Photo from %{name}, %{age}',
  voiceOf: 'Voice message from %{name}, %{age}',
  photoFrom: 'Photo from %{name}',
  coverFrom: 'Blurred photo from %{name}',
  voiceFrom: 'Voice message from %{name}',
  show: 'Show the photo',
  fileGone: 'This file can no longer be shown. Reload the page to see why.',
  to: 'To',
  refusedBefore:
    '%{smart_count} refused photo or voice message so far |||| %{smart_count} refused ones so far',
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
