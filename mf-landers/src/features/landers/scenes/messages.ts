import { defineMessages } from '@duetto/shared/i18n'

export const sceneMessages = defineMessages({
  like: {
    id: 'landers.scene.like',
    defaultMessage: 'Like {name}',
    description: 'Heart button of the small deck',
  },
  pass: {
    id: 'landers.scene.pass',
    defaultMessage: 'Pass on {name}',
    description: 'Cross button of the small deck',
  },
  play: {
    id: 'landers.scene.play',
    defaultMessage: 'Play',
    description: 'Button that starts the change of pictures',
  },
  stop: {
    id: 'landers.scene.stop',
    defaultMessage: 'Pause',
    description: 'Button that stops the change of pictures',
  },
  example: {
    id: 'landers.scene.example',
    defaultMessage: 'An example of a conversation',
    description: 'Caption of a drawn conversation',
  },
  line1: {
    id: 'landers.scene.line1',
    defaultMessage: 'Is the rain this loud where you are?',
    description: 'Drawn conversation, first line',
  },
  line2: {
    id: 'landers.scene.line2',
    defaultMessage: 'Louder. I made soup. What did you do with your evening?',
    description: 'Drawn conversation, second line',
  },
  line3: {
    id: 'landers.scene.line3',
    defaultMessage: 'I read half a chapter, then I thought of writing to you.',
    description: 'Drawn conversation, third line',
  },
  line4: {
    id: 'landers.scene.line4',
    defaultMessage: 'Good choice. Tell me about the half you read.',
    description: 'Drawn conversation, fourth line',
  },
})
