import { z } from 'zod'
import { RESULTS_MAX, fetchJson, isOn } from './GifSource'
import type { GifSource, GifSourceOptions } from './GifSource'

const size = z.coerce.number().int().positive()
const itemSchema = z.object({
  id: z.number().int(),
  title: z.string().default(''),
  file: z.object({ sm: z.object({ webp: z.object({ url: z.url(), width: size, height: size }) }) }),
})
/** Other items (advertisements) may be mixed in with the GIFs. */
const answerSchema = z.object({ data: z.object({ data: z.array(z.unknown()) }) })

/** KLIPY: docs.klipy.com, `gifs/search` and `gifs/trending`, small pictures. */
export const createKlipy = ({
  key,
  apiUrl = 'https://api.klipy.com',
  isPicture = isOn('klipy.com'),
}: GifSourceOptions): GifSource => ({
  name: 'klipy',
  isPicture,
  search: async (words, language) => {
    const action = words ? 'search' : 'trending'
    const url = new URL(`/api/v1/${encodeURIComponent(key)}/gifs/${action}`, apiUrl)
    url.search = new URLSearchParams({
      page: '1',
      per_page: String(RESULTS_MAX),
      locale: language,
      content_filter: 'medium',
      // It requires an id per person; ours is the same for everyone.
      customer_id: 'member',
      ...(words && { q: words }),
    }).toString()
    const { data } = answerSchema.parse(await fetchJson(url))
    return data.data.flatMap((item) => {
      const parsed = itemSchema.safeParse(item)
      if (!parsed.success) return []
      const { id, title, file } = parsed.data
      return [{ id: `klipy-${id}`, title, ...file.sm.webp }]
    })
  },
})
