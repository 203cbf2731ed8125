import { defineMessages } from '@duetto/shared/i18n'

export const exportMessages = defineMessages({
  text: {
    id: 'signup.export.text',
    defaultMessage:
      'Everything we hold about you, in one file: a page to read, your photos, and the data for other programs.',
    description: 'Beside the button that asks for the export',
  },
  prepare: {
    id: 'signup.export.prepare',
    defaultMessage: 'Prepare my data',
    description: 'Button: asks for the export',
  },
  preparing: {
    id: 'signup.export.preparing',
    defaultMessage: 'We’re preparing your file. You can leave this page; we’ll e-mail you when it’s ready.',
    description: 'State of the export',
  },
  ready: {
    id: 'signup.export.ready',
    defaultMessage: 'Your file is ready ({size, number} MB). You can download it until {date}.',
    description: 'State of the export',
  },
  failed: {
    id: 'signup.export.failed',
    defaultMessage: 'We couldn’t prepare your file. Please try again.',
    description: 'State of the export',
  },
  download: {
    id: 'signup.export.download',
    defaultMessage: 'Download my data',
    description: 'Link to the file',
  },
  again: {
    id: 'signup.export.again',
    defaultMessage: 'Prepare again',
    description: 'Button: asks for a newer export',
  },
})
