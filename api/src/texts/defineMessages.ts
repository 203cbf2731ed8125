import type { MessageDescriptor } from '@formatjs/intl'

/** formatjs extracts messages from calls of functions with this name. */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Required<Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>>>,
): Record<Key, MessageDescriptor> => messages
