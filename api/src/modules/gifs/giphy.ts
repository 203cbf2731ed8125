import { z } from 'zod'
import { RESULTS_MAX, fetchJson, isOn } from './GifSource'
import type { GifSource, GifSourceOptions } from './GifSource'

const size = z.coerce.number().int().positive()
const answerSchema = z.object({
  data: z.array(
    z.object({
      id: z.string().regex(/^\w{1,50}$/),
      title: z.string().default(''),
      images: z.object({ fixed_width: z.object({ webp: z.url(), width: size, height: size }) }),
    }),
  ),
})

/** See developers.giphy.com/docs/api/endpoint. */
export const createGiphy = ({
  key,
  apiUrl = 'https://api.giphy.com',
  isPicture = isOn('giphy.com'),
}: GifSourceOptions): GifSource => ({
  name: 'giphy',
  isPicture,
  search: async (words, language) => {
    const url = new URL(words ? '/v1/gifs/search' : '/v1/gifs/trending', apiUrl)
    url.search = new URLSearchParams({
      api_key: key,
      limit: String(RESULTS_MAX),
      rating: 'pg-13',
      // GIPHY rejects queries longer than 50 characters.
      ...(words && { q: words.slice(0, 50), lang: language }),
    }).toString()
    const { data } = answerSchema.parse(await fetchJson(url))
    return data.map(({ id, title, images: { fixed_width: picture } }) => ({
      id: `giphy-${id}`,
      title,
      url: picture.webp,
      width: picture.width,
      height: picture.height,
    }))
  },
})
