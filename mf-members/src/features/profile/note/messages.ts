import { defineMessages } from '@duetto/shared/i18n'

export const noteMessages = defineMessages({
  title: {
    id: 'members.note.title',
    defaultMessage: 'Your note',
    description: 'Heading of what the member wrote about this profile for themselves, and label of its field',
  },
  add: { id: 'members.note.add', defaultMessage: 'Add a note', description: 'Button' },
  edit: { id: 'members.note.edit', defaultMessage: 'Edit note', description: 'Button' },
  save: { id: 'members.note.save', defaultMessage: 'Save', description: 'Button: saves the note' },
  hint: {
    id: 'members.note.hint',
    defaultMessage: 'Only you can see it.',
    description: 'Below the field of the note',
  },
})
