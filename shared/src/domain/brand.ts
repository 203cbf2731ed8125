export const cornerStyles = ['speech', 'round', 'square'] as const
export type CornerStyle = (typeof cornerStyles)[number]

export const fontSets = ['young-serif', 'figtree', 'nunito', 'source-serif', 'system'] as const
export type FontSet = (typeof fontSets)[number]

export interface Brand {
  colour: string
  second_colour: string
  corners: CornerStyle
  fonts: FontSet
  logo: string
  logo_dark: string
  icon: string
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

/** `new.png` has a dot, which signals unread messages or new likes. */
export const brandIconFiles = ['192.png', '512.png', 'maskable.png', 'apple.png', 'new.png'] as const
export type BrandIconFile = (typeof brandIconFiles)[number]

const brandMedia = '/media/brand'
/** Content hash and size in pixels. Pages use the size to reserve space for the logo. */
export const logoPattern = /^[0-9a-f]{32}-(\d{1,4})x(\d{1,4})$/
export const brandIconPattern = /^[0-9a-f]{32}$/

export const logoPath = (logo: string): string => `${brandMedia}/${logo}/logo.png`
export const brandIconPath = (icon: string, file: BrandIconFile): string => `${brandMedia}/${icon}/${file}`
