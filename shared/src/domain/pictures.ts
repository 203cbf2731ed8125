/** Widths of a picture's full and thumbnail files in pixels. */
export const pictureWidths = { full: 800, thumb: 320 } as const
export const portraitSizes = '(max-width: 767px) 50vw, 300px'

/** `accept` value of photo fields; the browser converts HEIC to JPEG. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Number of tiles whose portraits are in the server's HTML; they fill the first row on most screens. */
export const EARLY_PORTRAITS = 4
