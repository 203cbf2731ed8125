import { defineMessages } from '@duetto/shared/i18n'

export const complianceMessages = defineMessages({
  title: {
    id: 'shell.compliance.title',
    defaultMessage: 'Compliance statement',
    description: 'Heading of the page /pages/compliance',
  },
  heading1: {
    id: 'shell.compliance.heading1',
    defaultMessage: 'Age',
    description: 'Heading 1 of the page /pages/compliance',
  },
  text1: {
    id: 'shell.compliance.text1',
    defaultMessage:
      'Every member confirms that they are at least {minAge} years old. Profiles that appear to belong to minors are removed immediately and reported to the authorities.',
    description: 'Text under heading 1 of the page /pages/compliance',
  },
  heading2: {
    id: 'shell.compliance.heading2',
    defaultMessage: 'Content',
    description: 'Heading 2 of the page /pages/compliance',
  },
  text2: {
    id: 'shell.compliance.text2',
    defaultMessage:
      'Photos are reviewed before they are shown. Explicit photos are refused. Anyone can report a profile, photo or message, even without an account.',
    description: 'Text under heading 2 of the page /pages/compliance',
  },
  heading3: {
    id: 'shell.compliance.heading3',
    defaultMessage: 'Contact for authorities',
    description: 'Heading 3 of the page /pages/compliance',
  },
  text3: {
    id: 'shell.compliance.text3',
    defaultMessage: '{company}, {address}, {email}.',
    description: 'Text under heading 3 of the page /pages/compliance',
  },
})
