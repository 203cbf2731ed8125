import { z } from 'zod'
import { brandPictures } from '../../domain'

export const brandCalls = {
  uploadBrandPicture: {
    body: z.strictObject({
      kind: z.enum(brandPictures),
      /** The file in base64. */
      picture: z.base64(),
    }),
    /** Value for the brand setting `kind`. */
    response: z.strictObject({ name: z.string() }),
  },
}
