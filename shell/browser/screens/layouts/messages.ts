import { defineMessages } from '@duetto/shared/i18n'

export const layoutMessages = defineMessages({
  skip: {
    id: 'shell.layout.skip',
    defaultMessage: 'Skip to content',
    description: 'Link for keyboard users at the top of every page',
  },
  footer: {
    id: 'shell.footer.name',
    defaultMessage: 'Legal and help',
    description: 'Name of the footer’s navigation for screen readers',
  },
  terms: { id: 'shell.footer.terms', defaultMessage: 'Terms', description: 'Footer link' },
  privacy: { id: 'shell.footer.privacy', defaultMessage: 'Privacy', description: 'Footer link' },
  cookies: { id: 'shell.footer.cookies', defaultMessage: 'Cookies', description: 'Footer link' },
  ban: {
    id: 'shell.footer.ban',
    defaultMessage: 'House rules and bans',
    description: 'Footer link to the page on bans',
  },
  pricing: { id: 'shell.footer.pricing', defaultMessage: 'Prices', description: 'Footer link' },
  complaints: { id: 'shell.footer.complaints', defaultMessage: 'Complaints', description: 'Footer link' },
  returnPolicy: {
    id: 'shell.footer.returnPolicy',
    defaultMessage: 'Withdrawal and refunds',
    description: 'Footer link to the return policy',
  },
  faq: { id: 'shell.footer.faq', defaultMessage: 'Questions and answers', description: 'Footer link' },
  support: {
    id: 'shell.footer.support',
    defaultMessage: 'Support',
    description: 'Footer link to the service page',
  },
  attribution: {
    id: 'shell.footer.attribution',
    defaultMessage: 'Sources',
    description: 'Footer link to the page that names fonts, data and drawings',
  },
  disclaimer: {
    id: 'shell.footer.disclaimer',
    defaultMessage:
      'For adults aged {minAge, number} and over. {fictional} are profiles that we write for entertainment; they are labelled, and you cannot meet them in person.',
    description:
      'Disclaimer above the footer. {fictional} is the operator’s word for fictional profiles, in the plural',
  },
  fictional: {
    id: 'shell.footer.fictional',
    defaultMessage: 'Fictional profiles',
    description: 'Used in the disclaimer where the operator has no word of their own',
  },
  usNotice: {
    id: 'shell.footer.us',
    defaultMessage:
      '{company} does not run background checks on members. Meet in public places and tell a friend.',
    description: 'Footer for English in the United States only',
  },
  company: {
    id: 'shell.footer.company',
    defaultMessage: '{name} is a service of {company}, {address}, {city}. Registered under {kvk}.',
    description: 'Footer line with the operator’s company',
  },
  support2: {
    id: 'shell.footer.contact',
    defaultMessage: 'Contact us: {email}',
    description: 'Footer line with the support address',
  },
})
