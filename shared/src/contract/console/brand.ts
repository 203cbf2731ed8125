import { z } from 'zod'
import { brandPictures } from '../../domain'

export const brandCalls = {
  uploadBrandPicture: {
    body: z.strictObject({
      kind: z.enum(brandPictures),
      /** The file in base64. */
      picture: z.base64(),
    }),
    /** The value of the setting. */
    response: z.strictObject({ name: z.string() }),
  },
}
