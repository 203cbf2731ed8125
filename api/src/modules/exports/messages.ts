import { defineMessages } from '../../texts/defineMessages'

export const exportMessages = defineMessages({
  title: {
    id: 'export.title',
    defaultMessage: 'Your data',
    description: 'Title of the page in a member’s export of data',
  },
  intro: {
    id: 'export.intro',
    defaultMessage:
      'This is the data we hold about you. It does not include secrets such as your password, purely technical values, what other members wrote or did, or the log of our team’s actions. The names of the fields are those our systems use; data.json holds the same for other programs.',
    description: 'Introduction of the export; keep “data.json”',
  },
  none: {
    id: 'export.none',
    defaultMessage: 'Nothing here.',
    description: 'Export: a section without data',
  },
})

export const sectionMessages = defineMessages({
  account: {
    id: 'export.section.account',
    defaultMessage: 'Account and profile',
    description: 'Heading of a section in a member’s export of data',
  },
  photos: {
    id: 'export.section.photos',
    defaultMessage: 'Photos',
    description: 'Heading of a section in a member’s export of data',
  },
  people: {
    id: 'export.section.people',
    defaultMessage: 'Likes, blocks and answers',
    description: 'Heading of a section in a member’s export of data',
  },
  messages: {
    id: 'export.section.messages',
    defaultMessage: 'Messages',
    description: 'Heading of a section in a member’s export of data',
  },
  payments: {
    id: 'export.section.payments',
    defaultMessage: 'Payments and credits',
    description: 'Heading of a section in a member’s export of data',
  },
  reports: {
    id: 'export.section.reports',
    defaultMessage: 'Reports and complaints',
    description: 'Heading of a section in a member’s export of data',
  },
  devices: {
    id: 'export.section.devices',
    defaultMessage: 'Devices',
    description: 'Heading of a section in a member’s export of data',
  },
  other: {
    id: 'export.section.other',
    defaultMessage: 'Everything else',
    description: 'Heading of a section in a member’s export of data',
  },
})
