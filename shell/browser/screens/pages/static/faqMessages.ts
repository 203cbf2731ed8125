import { defineMessages } from '@duetto/shared/i18n'

export const faqMessages = defineMessages({
  title: {
    id: 'shell.faq.title',
    defaultMessage: 'Questions and answers',
    description: 'Heading of the page /pages/faq',
  },
  heading1: {
    id: 'shell.faq.heading1',
    defaultMessage: 'What is free?',
    description: 'Heading 1 of the page /pages/faq',
  },
  text1: {
    id: 'shell.faq.text1',
    defaultMessage:
      'Your profile, browsing, likes, and {freeMessages} messages in up to {freeConversations} conversations that you start.',
    description: 'Text under heading 1 of the page /pages/faq',
  },
  heading2: {
    id: 'shell.faq.heading2',
    defaultMessage: 'What does a message cost?',
    description: 'Heading 2 of the page /pages/faq',
  },
  text2: {
    id: 'shell.faq.text2',
    defaultMessage:
      '{credits, plural, one {One credit} other {# credits}}. You see what that is in money next to the button. A message that fails costs nothing.',
    description: 'Text under heading 2 of the page /pages/faq',
  },
  heading3: {
    id: 'shell.faq.heading3',
    defaultMessage: 'What is Premium?',
    description: 'Heading 3 of the page /pages/faq',
  },
  text3: {
    id: 'shell.faq.text3',
    defaultMessage:
      'Your first package of credits makes you Premium: you see all photos, can add more of your own, and can start as many conversations as you like.',
    description: 'Text under heading 3 of the page /pages/faq',
  },
  heading4: {
    id: 'shell.faq.heading4',
    defaultMessage: 'What are fictional profiles?',
    description: 'Heading 4 of the page /pages/faq',
  },
  text4: {
    id: 'shell.faq.text4',
    defaultMessage:
      'Profiles of people who do not exist. {fictionalAnswers} They are always labelled in words, and you can hide them in search.',
    description:
      'Text under heading 4 of the page /pages/faq; fictionalAnswers: sentences about who writes their messages',
  },
  heading5: {
    id: 'shell.faq.heading5',
    defaultMessage: 'I did not get the activation e-mail',
    description: 'Heading 5 of the page /pages/faq',
  },
  text5: {
    id: 'shell.faq.text5',
    defaultMessage:
      'Check your spam folder. You can have it sent again from the reminder on the site. The link works for {activationDays} days.',
    description: 'Text under heading 5 of the page /pages/faq',
  },
  heading7: {
    id: 'shell.faq.heading7',
    defaultMessage: 'Is there a subscription?',
    description: 'Heading 7 of the page /pages/faq',
  },
  text7: {
    id: 'shell.faq.text7',
    defaultMessage:
      'No. You pay for each package once. Nothing renews by itself, and there is nothing to cancel.',
    description: 'Text under heading 7 of the page /pages/faq',
  },
  heading6: {
    id: 'shell.faq.heading6',
    defaultMessage: 'How do I delete my account?',
    description: 'Heading 6 of the page /pages/faq',
  },
  text6: {
    id: 'shell.faq.text6',
    defaultMessage: 'In Settings, under your account. You can change your mind for {deletionDays} days.',
    description: 'Text under heading 6 of the page /pages/faq',
  },
  heading8: {
    id: 'shell.faq.heading8',
    defaultMessage: 'How do I block or report someone?',
    description: 'Heading 8 of the page /pages/faq',
  },
  text8: {
    id: 'shell.faq.text8',
    defaultMessage:
      'Open the options on their profile or in your conversation. Someone you block can no longer write to you. We review every report, and nobody learns who made it.',
    description: 'Text under heading 8 of the page /pages/faq',
  },
  heading9: {
    id: 'shell.faq.heading9',
    defaultMessage: 'I have forgotten my password',
    description: 'Heading 9 of the page /pages/faq',
  },
  text9: {
    id: 'shell.faq.text9',
    defaultMessage: 'Go to the log-in page and ask for a new one. We will e-mail you a link.',
    description: 'Text under heading 9 of the page /pages/faq',
  },
  costs: {
    id: 'shell.faq.costs',
    defaultMessage: 'What it costs',
    description: 'Heading of a group of questions on the page /pages/faq',
  },
  people: {
    id: 'shell.faq.people',
    defaultMessage: 'People and safety',
    description: 'Heading of a group of questions on the page /pages/faq',
  },
  account: {
    id: 'shell.faq.account',
    defaultMessage: 'Your account',
    description: 'Heading of a group of questions on the page /pages/faq',
  },
  search: {
    id: 'shell.faq.search',
    defaultMessage: 'Search the answers',
    description: 'Label of the search field on the page /pages/faq',
  },
  found: {
    id: 'shell.faq.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# answer} other {# answers}}',
    description: 'How many questions match the search on the page /pages/faq',
  },
  ask: {
    id: 'shell.faq.ask',
    defaultMessage: 'Try another word, or write to {email}.',
    description: 'When no question matches the search on the page /pages/faq',
  },
})
