/** Texts of the fictional members' inbox. */
export const inboxTexts = {
  rules:
    'Members see that these profiles are fictional. Answer with ops fictional reply; never deny it when asked.',
  member: 'Member who waits',
  fictional: 'Fictional profile',
  language: 'Language',
  unread: 'Unanswered',
  since: 'Last message',
}
