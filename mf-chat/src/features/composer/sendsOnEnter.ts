/** Whether Enter sends. If the primary pointer is a finger, it inserts a line break. */
export const sendsOnEnter = (): boolean => matchMedia('(pointer: fine)').matches
