/** Style of cells whose value must stay on one line, such as days and references. */
export const unbroken = () => ({ whiteSpace: 'nowrap' })
