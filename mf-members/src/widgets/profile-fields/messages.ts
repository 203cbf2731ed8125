import { defineMessages } from '@duetto/shared/i18n'

export const aboutMessages = defineMessages({
  aboutMe: { id: 'members.profile.aboutMe', defaultMessage: 'About me', description: 'Heading' },
  bothLike: {
    id: 'members.profile.bothLike',
    defaultMessage: 'You both like',
    description: 'Heading of the interests that the viewer and this person share',
  },
  alsoLikes: {
    id: 'members.profile.alsoLikes',
    defaultMessage: 'Also into',
    description: 'Heading of the other interests, below those that both share',
  },
  interests: { id: 'members.profile.interests', defaultMessage: 'Interests', description: 'Heading' },
})
