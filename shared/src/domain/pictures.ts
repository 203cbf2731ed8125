/** Widths in pixels of the two files of a portrait. */
export const pictureWidths = { full: 800, thumb: 320 } as const
export const portraitSizes = '(max-width: 767px) 50vw, 300px'

/** `accept` value of photo fields; the browser converts HEIC to JPEG. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Portraits of a page of tiles that the server's HTML shows: the first row of most screens. */
export const EARLY_PORTRAITS = 4
