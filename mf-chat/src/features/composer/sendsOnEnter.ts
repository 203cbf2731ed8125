/** Whether Enter sends the message. On touch devices, it inserts a line break instead. */
export const sendsOnEnter = (): boolean => matchMedia('(pointer: fine)').matches
