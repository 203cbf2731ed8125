export const unbroken = () => ({ whiteSpace: 'nowrap' })
