import type { MessageDescriptor } from 'react-intl'

/**
 * Texts of one feature: id, English, and a description for translators. react-intl's own function types a
 * descriptor as one without values since version 12; the values are checked when a catalogue is compiled.
 */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Required<Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>>>,
): Record<Key, MessageDescriptor> => messages
