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
      'One credit. You see what that is in money next to the button. A message that fails costs nothing.',
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
      'Profiles that we write and answer for entertainment. They are always labelled in words, and you can hide them in search.',
    description: 'Text under heading 4 of the page /pages/faq',
  },
  heading5: {
    id: 'shell.faq.heading5',
    defaultMessage: 'I did not get the activation e-mail',
    description: 'Heading 5 of the page /pages/faq',
  },
  text5: {
    id: 'shell.faq.text5',
    defaultMessage:
      'Check your spam folder. You can have it sent again from the reminder on the site. The link works for seven days.',
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
})
