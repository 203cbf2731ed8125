import { z } from 'zod'
import { brandPictures } from '../../domain'

export const brandCalls = {
  uploadBrandPicture: {
    body: z.strictObject({
      kind: z.enum(brandPictures),
      picture: z.base64(),
    }),
    /** `name` is the value for the field `kind` of the setting `brand`. */
    response: z.strictObject({ name: z.string() }),
  },
}
