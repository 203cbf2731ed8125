/** On touch devices, Enter inserts a line break. */
export const sendsOnEnter = (): boolean => matchMedia('(pointer: fine)').matches
