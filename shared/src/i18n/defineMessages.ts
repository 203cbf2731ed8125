import type { MessageDescriptor } from 'react-intl'

/** Replaces react-intl's function, which since version 12 types messages as having no placeholders. */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Required<Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>>>,
): Record<Key, MessageDescriptor> => messages
