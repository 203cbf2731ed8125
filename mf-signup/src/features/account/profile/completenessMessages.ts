import type { ProfilePart } from '@duetto/shared/domain'
import { defineMessages } from '@duetto/shared/i18n'
import type { MessageDescriptor } from 'react-intl'

export const completenessMessages = defineMessages({
  percent: {
    id: 'signup.completeness.percent',
    defaultMessage: 'Your profile is {percent}% complete',
    description: 'How much of the profile is filled in',
  },
  photo: {
    id: 'signup.completeness.photo',
    defaultMessage: 'Add a photo of your face. Profiles with one get the most replies.',
    description: 'The step that helps most',
  },
  words: {
    id: 'signup.completeness.words',
    defaultMessage: 'Write a few sentences about yourself. They give people something to ask about.',
    description: 'The step that helps most',
  },
  prompts: {
    id: 'signup.completeness.prompts',
    defaultMessage: 'Answer a prompt. It gives people an easy first message.',
    description: 'The step that helps most',
  },
  interests: {
    id: 'signup.completeness.interests',
    defaultMessage: 'Choose a few interests, so that people see what you have in common.',
    description: 'The step that helps most',
  },
  second_photo: {
    id: 'signup.completeness.second_photo',
    defaultMessage: 'Add a second photo. Show yourself doing something you enjoy.',
    description: 'The step that helps most',
  },
  looks: {
    id: 'signup.completeness.looks',
    defaultMessage: 'Describe how you look. Some people search for it.',
    description: 'The step that helps most: body type, hair, eyes, tattoos',
  },
  wishes: {
    id: 'signup.completeness.wishes',
    defaultMessage: 'Say what you are looking for, so that it fits from the start.',
    description: 'The step that helps most: reason for joining and relationship status',
  },
  location: {
    id: 'signup.completeness.location',
    defaultMessage: 'Add your town, so that people nearby can find you.',
    description: 'The step that helps most',
  },
  basics: {
    id: 'signup.completeness.basics',
    defaultMessage: 'Tell us who you are and who you would like to meet.',
    description: 'The step that helps most',
  },
  show: {
    id: 'signup.completeness.show',
    defaultMessage: 'Do this now',
    description: 'Button: leads to the part of the form',
  },
})

const { looks, wishes, photo, words, prompts, interests, location, basics, second_photo } =
  completenessMessages

export const nextMessages: Record<ProfilePart, MessageDescriptor> = {
  photo,
  words,
  prompts,
  interests,
  location,
  basics,
  second_photo,
  reason_for_joining: wishes,
  relationship_status: wishes,
  body_type: looks,
  hair_color: looks,
  eye_color: looks,
  tattoos: looks,
}
