import { defineMessages } from '@duetto/shared/i18n'

export const limitMessages = defineMessages({
  waits: {
    id: 'chat.limit.waits',
    defaultMessage: 'Your message waits until you have confirmed your e-mail address.',
    description: 'Above the message field; the account is not activated',
  },
  waiting: {
    id: 'chat.limit.waiting',
    defaultMessage: 'Waiting for you to confirm your e-mail address.',
    description: 'Below a message that waits, beside “Edit” and “Delete”; the account is not activated',
  },
  waitsForPackage: {
    id: 'chat.limit.waitsForPackage',
    defaultMessage:
      'Confirm your address first. Messages that are already waiting will use your {count, number} free conversations, so you’ll need a package to send this one.',
    description:
      'Replaces “Your message waits until you have confirmed your e-mail address” or “Waiting for you to confirm your e-mail address” if messages to other people wait too and will use up the free conversations',
  },
  freeUsed: {
    id: 'chat.limit.freeUsed',
    defaultMessage:
      'You have used your free messages. Buy credits to keep writing; your first package makes you Premium.',
    description: 'Free messages are used',
  },
  freeUsedBrief: {
    id: 'chat.limit.freeUsedBrief',
    defaultMessage: 'Your free messages are used.',
    description: 'Line above the message field after the last free message, beside the button "Buy credits"',
  },
  conversations: {
    id: 'chat.limit.conversations',
    defaultMessage:
      'Free members can start {count, number} conversations, and you have used them all. Premium has no such limit, and your first package makes you Premium.',
    description: 'Limit of started conversations',
  },
  conversationsBrief: {
    id: 'chat.limit.conversationsBrief',
    defaultMessage: 'Your {count, number} free conversations have started.',
    description:
      'Line above the message field at the limit of conversations, beside the button "Buy credits"',
  },
  credits: {
    id: 'chat.limit.credits',
    defaultMessage: 'You do not have enough credits.',
    description: 'Balance is too low for a message, gift, photo or voice message',
  },
  blocked: {
    id: 'chat.limit.blocked',
    defaultMessage: 'One of you has blocked the other, so you cannot write to each other.',
    description: 'Blocked',
  },
  copied: {
    id: 'chat.limit.copied',
    defaultMessage:
      'You have sent this text to {people, number} people or more today. Edit it and write something of your own, or try again in a few hours.',
    description: 'The same first message to many people was refused',
  },
  verifiedOnly: {
    id: 'chat.limit.verifiedOnly',
    defaultMessage:
      'This person gets messages from verified members only, and your profile is not verified. Your message was not sent and cost nothing.',
    description: 'The recipient lets only verified members start a conversation',
  },
  verify: {
    id: 'chat.limit.verify',
    defaultMessage: 'Get verified',
    description: 'Link to the verification of the own profile',
  },
  buy: { id: 'chat.limit.buy', defaultMessage: 'See packages', description: 'Button to the packages' },
  price: {
    id: 'chat.limit.price',
    defaultMessage: 'A message costs {price}.',
    description: 'After the reason why writing is not possible for free; what it costs to go on',
  },
  code: {
    id: 'chat.limit.code',
    defaultMessage: 'Enter the code',
    description: 'Link to the page with the field for the code of the activation e-mail',
  },
  keepWriting: {
    id: 'chat.limit.keepWriting',
    defaultMessage: 'Keep writing',
    description:
      'Button that shows the field again while a message waits for the confirmation of the address',
  },
  close: {
    id: 'chat.limit.close',
    defaultMessage: 'Back to my message',
    description: 'Button that shows the field again',
  },
})
