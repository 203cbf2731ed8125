/** Whether Enter sends a message. With on-screen keyboards, it starts a new line. */
export const sendsOnEnter = (): boolean => matchMedia('(pointer: fine)').matches
