import type { MessageDescriptor } from 'react-intl'

/**
 * Texts of one feature: id, English, and a description for translators. Since version 12, react-intl's own
 * function types descriptors as having no placeholders; ours are checked when catalogues are compiled.
 */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Required<Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>>>,
): Record<Key, MessageDescriptor> => messages
