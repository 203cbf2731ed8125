import { defineMessages } from '../i18n/defineMessages'

/** `count` is the number of free messages left, including this one, or 0 if it is free for another reason. */
export const { freeMessage } = defineMessages({
  freeMessage: {
    id: 'shared.freeMessage',
    defaultMessage:
      '{count, plural, =0 {This message is free.} one {This message is free. It is your last free one.} other {This message is free. You have # free ones.}}',
    description: 'Below the field for a message that costs nothing',
  },
})
