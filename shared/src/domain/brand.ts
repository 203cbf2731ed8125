export const cornerStyles = ['speech', 'round', 'square'] as const
export type CornerStyle = (typeof cornerStyles)[number]

/** Font sets for headings and text. `system` loads no font. */
export const fontSets = ['young-serif', 'figtree', 'nunito', 'source-serif', 'system'] as const
export type FontSet = (typeof fontSets)[number]

export interface Brand {
  /** `#rrggbb`, or empty for our colours. */
  colour: string
  /** `#rrggbb`, or empty for a light tint of `colour`. No effect without `colour`. */
  second_colour: string
  corners: CornerStyle
  fonts: FontSet
  /** Name of the logo, see `logoPattern`; empty for our logo with the site's name. */
  logo: string
  /** Name of the logo for the dark theme; empty for `logo`. */
  logo_dark: string
  /** Content hash of the icon; empty for our icon. */
  icon: string
  /** Sender's name in e-mails; empty for the one in `MAIL_FROM`. */
  mail_sender: string
}

export const noBrand: Brand = {
  colour: '',
  second_colour: '',
  corners: 'speech',
  fonts: 'young-serif',
  logo: '',
  logo_dark: '',
  icon: '',
  mail_sender: '',
}

export const brandPictures = ['logo', 'logo_dark', 'icon'] as const
export type BrandPicture = (typeof brandPictures)[number]

/** Files of an icon; `new` has a dot for unread messages. */
export const brandIconFiles = ['192.png', '512.png', 'maskable.png', 'apple.png', 'new.png'] as const
export type BrandIconFile = (typeof brandIconFiles)[number]

const brandMedia = '/media/brand'
/** Name of an uploaded logo: its content hash and size, so that pages can reserve the space. */
export const logoPattern = /^[0-9a-f]{32}-(\d{1,4})x(\d{1,4})$/
export const brandIconPattern = /^[0-9a-f]{32}$/

export const logoPath = (logo: string): string => `${brandMedia}/${logo}/logo.png`
export const brandIconPath = (icon: string, file: BrandIconFile): string => `${brandMedia}/${icon}/${file}`
