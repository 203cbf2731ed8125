export const sendsOnEnter = (): boolean => matchMedia('(pointer: fine)').matches
