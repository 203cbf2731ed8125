import { colourRefusal } from '@duetto/shared/brand'
import { brandSchema } from '@duetto/shared/contract/schemas'

const colourFields = ['colour', 'second_colour'] as const

export const brandSettingsSchema = brandSchema
  .partial()
  .strict()
  .superRefine((brand, { addIssue }) => {
    for (const field of colourFields) {
      const colour = brand[field]
      const message = colour ? colourRefusal(colour) : null
      if (message) addIssue({ code: 'custom', path: [field], message })
    }
  })
