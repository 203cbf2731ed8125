import type { MessageDescriptor } from '@formatjs/intl'

/** Id, English text, and a description for translators. `npm run i18n:extract` finds messages by this function’s name. */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Required<Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>>>,
): Record<Key, MessageDescriptor> => messages
