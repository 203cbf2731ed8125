import { defineMessages } from './defineMessages'

export const fictionalMessages = defineMessages({
  title: {
    id: 'shared.fictional.title',
    defaultMessage: '{name} is a fictional profile.',
    description: 'Beginning of the notice about a fictional profile; a sentence about who answers follows',
  },
  team: {
    id: 'shared.fictional.team',
    defaultMessage: 'Messages are written by our team, for entertainment. You cannot meet in person.',
    description: 'Who answers for fictional profiles, where people do',
  },
  script: {
    id: 'shared.fictional.script',
    defaultMessage: 'Messages are written by a script, for entertainment. You cannot meet in person.',
    description: 'Who answers for fictional profiles, where a program does',
  },
  both: {
    id: 'shared.fictional.both',
    defaultMessage:
      'Messages are written by our team, or by a script, for entertainment. You cannot meet in person.',
    description: 'Who answers for fictional profiles, where people and a program do',
  },
})
