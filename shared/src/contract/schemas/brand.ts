import { z } from 'zod'
import { brandIconPattern, cornerStyles, fontSets, logoPattern } from '../../domain'
import { lineSchema } from './common'

const colourSchema = z
  .string()
  .toLowerCase()
  .regex(/^(#[0-9a-f]{6})?$/, 'must be empty or a colour such as #7b1e4b')

const orEmpty = (pattern: RegExp) =>
  z
    .string()
    .refine((name) => name === '' || pattern.test(name), 'must be empty or the name of an uploaded picture')

/** tools/docs copies the descriptions to docs/settings.md. */
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
  logo: orEmpty(logoPattern).describe(
    'Logo instead of ours and the name, as the name of a picture from `ops settings upload`; empty for ours',
  ),
  logo_dark: orEmpty(logoPattern).describe('The same in the dark theme; empty for the same logo'),
  icon: orEmpty(brandIconPattern).describe(
    'Icon of the tab, the installed app and pushes, as the name of a picture from `ops settings upload`; empty for ours',
  ),
  mail_sender: lineSchema(60).describe(
    'Name of the sender of e-mails, whose address stays that of `MAIL_FROM`; empty for the name of `MAIL_FROM`, or of the site on a host other than that of `PUBLIC_URL`',
  ),
})
