import { z } from 'zod'
import { brandPictures } from '../../domain'

export const brandCalls = {
  uploadBrandPicture: {
    body: z.strictObject({
      kind: z.enum(brandPictures),
      picture: z.base64(),
    }),
    response: z.strictObject({ name: z.string() }),
  },
}
