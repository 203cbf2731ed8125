import type { MessageDescriptor } from 'react-intl'

/** Replaces react-intl's function, whose types since version 12 do not allow placeholders in these messages. */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Required<Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>>>,
): Record<Key, MessageDescriptor> => messages
