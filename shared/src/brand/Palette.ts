export type ThemeName = 'light' | 'dark'

type Accent = 'primary' | 'secondary' | 'success' | 'danger'

/** Each colour becomes a CSS custom property. */
export type ColourName =
  | 'ink'
  | 'ink-2'
  | 'line'
  | 'line-strong'
  | 'bg'
  | 'surface'
  | 'surface-2'
  | `${Accent}${'' | '-soft' | '-ink'}`
  | `on-${Accent}`
  | 'primary-hover'
  | 'secondary-hover'
  | 'dark'
  | 'on-dark'
  | 'on-dark-2'
  | 'bubble-in'
  | 'bubble-out'
  | 'on-bubble-out'
  | 'logo-a'
  | 'logo-b'
  | 'logo-mix'
  | 'focus'

/** Colours as #rrggbb. */
export type Palette = Readonly<Record<ColourName, string>>
export type Palettes = Readonly<Record<ThemeName, Palette>>
