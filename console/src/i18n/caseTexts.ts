export const appealTexts = {
  intro:
    'A member disagrees with the refusal of a photo. An operator other than the one who refused it decides.',
  photo: 'Photo in the appeal of %{name}',
  refusal: 'Refused because',
  text: 'What the member writes',
  received: 'Received',
  uphold: 'Keep refused',
  overturn: 'Approve the photo',
  upholdHeading: 'Keep the photo refused?',
  overturnHeading: 'Approve the photo after all?',
  decisionText: 'The member gets this decision by e-mail.',
  decision: 'Decision as the member reads it',
  decided: 'The appeal is decided.',
}

export const complaintTexts = {
  intro: 'Complaints about the service. The answer is sent by e-mail in your words.',
  subject: 'About',
  subjects: {
    payment: 'A payment',
    privacy: 'Personal data',
    behaviour: 'Someone’s behaviour',
    technical: 'A technical problem',
    other: 'Something else',
  },
  from: 'From',
  member: 'Open the member',
  received: 'Received',
  language: 'Language',
  text: 'Complaint',
  answer: 'Answer',
  answerHeading: 'Answer complaint %{reference}',
  answerText: 'The answer is sent by e-mail and closes the complaint.',
  answerLabel: 'Answer, in the language of the complaint (%{language})',
  answered: 'The answer is on its way.',
}
