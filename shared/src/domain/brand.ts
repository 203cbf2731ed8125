export const cornerStyles = ['speech', 'round', 'square'] as const
export type CornerStyle = (typeof cornerStyles)[number]

/** Sets of fonts that ship with the shell: headings and text. */
export const fontSets = ['young-serif', 'figtree', 'nunito', 'source-serif', 'system'] as const
export type FontSet = (typeof fontSets)[number]

/** What a brand changes in the styles of every page. */
export interface Look {
  /** #rrggbb, or empty for our colours. */
  colour: string
  /** #rrggbb, or empty for a light tint of `colour`. */
  second_colour: string
  corners: CornerStyle
  fonts: FontSet
}

/** The look of a site without a brand. */
export const ourLook: Look = { colour: '', second_colour: '', corners: 'speech', fonts: 'young-serif' }
