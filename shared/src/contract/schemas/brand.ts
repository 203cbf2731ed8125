import { z } from 'zod'
import { cornerStyles, fontSets } from '../../domain'

const colourSchema = z
  .string()
  .toLowerCase()
  .regex(/^(#[0-9a-f]{6})?$/, 'must be empty or a colour such as #7b1e4b')

/** The look of a site, by host. docs/settings.md contains the descriptions. */
export const brandSchema = z.object({
  colour: colourSchema.describe(
    'Colour of buttons, links and own messages, as #rrggbb, from which both themes are derived; empty for ours. Refused if a text would be illegible',
  ),
  second_colour: colourSchema.describe(
    'Colour of unread marks and highlights, as #rrggbb, if there is a brand colour; empty for a light tint of it',
  ),
  corners: z
    .enum(cornerStyles)
    .describe('Corners of cards, buttons and messages: speech (one is tight), round or square'),
  fonts: z
    .enum(fontSets)
    .describe(
      'Fonts: young-serif (with Figtree), figtree, nunito, source-serif (with Figtree), or system, which loads none',
    ),
})
