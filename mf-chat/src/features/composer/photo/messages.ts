import { defineMessages } from '@duetto/shared/i18n'

export const photoMessages = defineMessages({
  choose: {
    id: 'chat.photo.choose',
    defaultMessage: 'Send a photo',
    description: 'Button of the composer: chooses a photo',
  },
  preview: {
    id: 'chat.photo.preview',
    defaultMessage: 'The photo you chose',
    description: 'Accessible description of the preview',
  },
  covered: {
    id: 'chat.photo.covered',
    defaultMessage: '{name} sees it blurred until they tap it.',
    description: 'Below the preview: received photos are blurred at first',
  },
  send: {
    id: 'chat.photo.send',
    defaultMessage: 'Send photo',
    description: 'Button of the dialog',
  },
  uploading: {
    id: 'chat.photo.uploading',
    defaultMessage: 'Uploading',
    description: 'Accessible name of the progress bar',
  },
  unreadable: {
    id: 'chat.photo.unreadable',
    defaultMessage: 'We cannot read this photo. Try another one.',
    description: 'Broken picture',
  },
  unsupported: {
    id: 'chat.photo.unsupported',
    defaultMessage: 'Only JPEG, PNG, WebP and HEIC photos can be sent. Save it as JPEG and try again.',
    description: 'Not a picture of a known kind',
  },
  oneOnly: {
    id: 'chat.photo.oneOnly',
    defaultMessage: 'You can send one photo at a time. This is the first.',
    description: 'Several files were dropped or pasted; the dialog shows the first photo',
  },
  tooLarge: {
    id: 'chat.photo.tooLarge',
    defaultMessage: 'A photo can be up to {megabytes} MB.',
    description: 'File too large',
  },
})
