export const noteTexts = {
  intro:
    'Notes and tags are for operators. Members do not see them on the site, but an export of their data includes them.',
  tag: 'Tag, such as vip',
  addTag: 'Add tag',
  removeTag: 'Remove the tag #%{tag}',
  notes: 'Notes',
  text: 'New note',
  add: 'Add note',
  conversation: 'conversation %{id}',
  none: 'No notes',
  remove: 'Remove',
  removeOf: 'Remove the note by %{author}, %{date}',
}
