import { defineMessages } from '@duetto/shared/i18n'

export const storyMessages = defineMessages({
  more: {
    id: 'landers.story.more',
    defaultMessage: 'In {name}’s words',
    description: 'Heading above a member’s own words on a landing page',
  },
  likes: {
    id: 'landers.story.likes',
    defaultMessage: 'Likes',
    description: 'Before a list of a member’s interests',
  },
})
