import { defineMessages } from '@duetto/shared/i18n'

export const finderMessages = defineMessages({
  title: {
    id: 'members.finder.title',
    defaultMessage: 'Match finder',
    description: 'Heading and title of the page',
  },
  intro: {
    id: 'members.finder.intro',
    defaultMessage: 'A few questions, then the people who suit you best.',
    description: 'Under the heading',
  },
  step: {
    id: 'members.finder.step',
    defaultMessage: 'Question {step, number} of {total, number}',
    description: 'Progress',
  },
  back: { id: 'members.finder.back', defaultMessage: 'Back', description: 'Button: the question before' },
  next: { id: 'members.finder.next', defaultMessage: 'Next', description: 'Button: the next question' },
  skip: { id: 'members.finder.skip', defaultMessage: 'Skip', description: 'Button: leaves the question out' },
  find: {
    id: 'members.finder.find',
    defaultMessage: 'Find people',
    description: 'Button after the last question',
  },
  finding: {
    id: 'members.finder.finding',
    defaultMessage: 'Looking for people who suit you',
    description: 'Read aloud while people are looked for',
  },
  loading: {
    id: 'members.finder.loading',
    defaultMessage: 'Loading the questions',
    description: 'Read aloud while the questions load',
  },
  failed: {
    id: 'members.finder.failed',
    defaultMessage: 'The questions could not be loaded',
    description: 'Heading after a fault',
  },
  findFailed: {
    id: 'members.finder.findFailed',
    defaultMessage: 'The search failed. Your answers are still here.',
    description: 'Heading after a fault',
  },
  resultsTitle: {
    id: 'members.finder.resultsTitle',
    defaultMessage: 'People who suit you best',
    description: 'Heading over the results',
  },
  why: {
    id: 'members.finder.why',
    defaultMessage: 'You share: {interests}',
    description: 'Why somebody fits; interests is a list',
  },
  whyAnswers: {
    id: 'members.finder.whyAnswers',
    defaultMessage: 'Matches your answers',
    description: 'Why somebody fits, without a shared interest',
  },
  restart: {
    id: 'members.finder.restart',
    defaultMessage: 'Change my answers',
    description: 'Button over the results',
  },
  emptyTitle: {
    id: 'members.finder.emptyTitle',
    defaultMessage: 'No one matches these answers yet',
    description: 'Heading without results',
  },
  emptyText: {
    id: 'members.finder.emptyText',
    defaultMessage: 'Skip a question or allow a greater distance.',
    description: 'Text without results',
  },
})
