/** Widths in pixels of the two files of each portrait. */
export const pictureWidths = { full: 800, thumb: 320 } as const
export const portraitSizes = '(max-width: 767px) 50vw, 300px'

/** Files that a field for photos takes. Without HEIC, which few can read: phones then send JPEG by themselves. */
export const photoTypes = 'image/jpeg,image/png,image/webp'
