export const inboxTexts = {
  rules:
    'Members see that these profiles are fictional. Never deny it, promise no meeting, and ask for no contact details.',
  member: 'Member who waits',
  fictional: 'Fictional profile',
  language: 'Language',
  unread: 'Unanswered',
  since: 'Last message',
  open: 'Show conversation',
  openText:
    'Conversations are shown for a reason only. It is recorded once for this conversation and session. Opening one reserves it for you for ten minutes.',
  taken: '%{operator} is answering this conversation. Choose another one.',
  until: 'Yours until %{time}. After that, others can answer.',
  answer: 'Answer as %{name}',
  send: 'Send as %{name}',
  sent: 'The answer is sent.',
  turnOver:
    'Your ten minutes are over, so others can answer. Copy your text and open the conversation again.',
  done: 'No answer needed',
  finished: 'The conversation no longer waits.',
  release: 'Hand over',
  released: 'Others can answer now.',
  persona: 'Fictional profile: answer true to these facts',
  waiting: 'The member who waits',
  age: 'Born on',
  about: 'About',
  interests: 'Interests',
  place: 'Place',
}
