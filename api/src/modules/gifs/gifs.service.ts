import type { CallResponse } from '@duetto/shared/contract'
import { gifts } from '@duetto/shared/domain'
import { readGifs } from './library'
import type { Gif } from './library'

type Gifs = CallResponse<'searchGifs'>['gifs']

const resultsMax = 24

/** CHAT-05: animations whose title or tags hold every word; all of them without a word. */
export const searchGifs = (query: string): Gifs => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return readGifs()
    .filter((gif) => {
      const text = [gif.title, ...gif.tags].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .slice(0, resultsMax)
    .map(presentGif)
}

export const findGif = (id: string): Gifs[number] | undefined => {
  const gif = readGifs().find((candidate) => candidate.id === id)
  return gif && presentGif(gif)
}

const presentGif = ({ id, file, title, width, height }: Gif) => ({
  id,
  title,
  url: `/api/gifs/${file}`,
  width,
  height,
})

/** MEMBER-10: the gifts at this site's prices. A gift without a price is not offered. */
export const listGifts = (prices: Record<string, number>): CallResponse<'getGifts'>['gifts'] =>
  gifts.flatMap(({ id }) => {
    const credits = prices[id]
    return credits ? [{ id, credits, image: `/api/gifts/${id}.svg` }] : []
  })
