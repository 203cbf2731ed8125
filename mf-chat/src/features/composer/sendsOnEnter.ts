/** On a phone, Enter inserts a new line. */
export const sendsOnEnter = (): boolean => matchMedia('(pointer: fine)').matches
