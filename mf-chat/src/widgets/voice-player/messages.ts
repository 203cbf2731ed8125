import { defineMessages } from '@duetto/shared/i18n'

export const playerMessages = defineMessages({
  play: {
    id: 'chat.voice.play',
    defaultMessage: 'Play voice message, {duration}',
    description: 'Accessible name of the play button; the duration reads 0:07',
  },
  pause: { id: 'chat.voice.pause', defaultMessage: 'Pause', description: 'Accessible name of the button' },
  position: {
    id: 'chat.voice.position',
    defaultMessage: 'Position',
    description: 'Accessible name of the slider within a voice message',
  },
  of: {
    id: 'chat.voice.of',
    defaultMessage: '{at} of {duration}',
    description: 'Read out for the slider: 0:03 of 0:07',
  },
  speed: {
    id: 'chat.voice.speed',
    defaultMessage: 'Speed: {rate}×',
    description: 'Accessible name of the button that changes the speed; the rate is 1, 1.5 or 2',
  },
  broken: {
    id: 'chat.voice.broken',
    defaultMessage: 'This voice message cannot be played. Check your connection and try again.',
    description: 'Loading or decoding failed',
  },
})
