import { z } from 'zod'
import { RESULTS_MAX, fetchJson, isOn } from './GifSource'
import type { GifSource, GifSourceOptions } from './GifSource'

const size = z.coerce.number().int().positive()
const itemSchema = z.object({
  id: z.number().int(),
  title: z.string().default(''),
  file: z.object({ sm: z.object({ webp: z.object({ url: z.url(), width: size, height: size }) }) }),
})
/** Parsed item by item, because the list may contain advertisements. */
const answerSchema = z.object({ data: z.object({ data: z.array(z.unknown()) }) })

/** See docs.klipy.com. */
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
      // KLIPY requires an id per person. To protect members' privacy, all have the same one.
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
