/** Widths in pixels of the two files of each portrait. */
export const pictureWidths = { full: 800, thumb: 320 } as const
export const portraitSizes = '(max-width: 767px) 50vw, 300px'
