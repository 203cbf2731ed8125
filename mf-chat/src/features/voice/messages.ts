import { defineMessages } from '@duetto/shared/i18n'

export const voiceMessages = defineMessages({
  record: {
    id: 'chat.voice.record',
    defaultMessage: 'Record a voice message',
    description: 'Button of the composer',
  },
  cannot: {
    id: 'chat.voice.cannot',
    defaultMessage:
      'This browser cannot record voice messages. Update it, or use a recent version of Chrome, Edge, Firefox or Safari.',
    description: 'Shown when the button of the composer is pressed in a browser that cannot record',
  },
  insecure: {
    id: 'chat.voice.insecure',
    defaultMessage: 'Voice messages need a secure connection. Open this site with https.',
    description: 'Shown when the button of the composer is pressed on a page that did not come over https',
  },
  asking: {
    id: 'chat.voice.asking',
    defaultMessage: 'Allow the microphone in your browser to begin.',
    description: 'While the browser asks for permission',
  },
  recording: {
    id: 'chat.voice.recording',
    defaultMessage: 'Recording',
    description: 'Status while the microphone is on',
  },
  stop: { id: 'chat.voice.stop', defaultMessage: 'Stop', description: 'Button: ends the recording' },
  again: {
    id: 'chat.voice.again',
    defaultMessage: 'Record again',
    description: 'Button: throws the recording away and begins anew',
  },
  send: {
    id: 'chat.voice.send',
    defaultMessage: 'Send voice message',
    description: 'Button of the dialog',
  },
  refused: {
    id: 'chat.voice.refused',
    defaultMessage:
      'Your browser does not let us use the microphone. Allow it in the browser’s settings for this site, then try again.',
    description: 'The member or the browser refused the microphone',
  },
  missing: {
    id: 'chat.voice.missing',
    defaultMessage: 'We found no microphone. Connect one and try again.',
    description: 'The device has no microphone',
  },
  failed: {
    id: 'chat.voice.failed',
    defaultMessage: 'The recording failed. Perhaps another program is using the microphone.',
    description: 'The microphone could not be used',
  },
  tooLong: {
    id: 'chat.voice.tooLong',
    defaultMessage: 'A voice message can last up to {seconds} seconds.',
    description: 'The recording was refused',
  },
  unreadable: {
    id: 'chat.voice.unreadable',
    defaultMessage: 'We cannot read this recording. Record it again.',
    description: 'The recording was refused',
  },
})
