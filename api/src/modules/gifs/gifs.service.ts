import type { CallResponse } from '@duetto/shared/contract'
import { foldText, searchWords } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { RESULTS_MAX } from './GifSource'
import { saveGifs, markGifSent } from './gifs.repository'
import { readGifs } from './library'
import type { Gif } from './library'

type Gifs = CallResponse<'searchGifs'>

/** CHAT-05. Uses the bundled library if there is no external one or it fails. */
export const searchGifs = async (
  { gifs: source, db, now, log }: Deps,
  query: string,
  language: string,
): Promise<Gifs> => {
  const words = searchWords(query.toLowerCase())
  if (!source) return searchOwn(words)
  try {
    const found = (await source.search(words.join(' '), language)).filter(({ url }) =>
      source.isPicture(new URL(url)),
    )
    await saveGifs(db, found, now())
    return {
      source: source.name,
      gifs: found.map(({ id, title, width, height }) => ({ id, title, width, height, url: addressOf(id) })),
    }
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      `${source.name} was not searched`,
    )
    return searchOwn(words)
  }
}

const searchOwn = (words: readonly string[]): Gifs => ({
  source: 'own',
  gifs: readGifs()
    .filter((gif) => {
      const text = foldText([gif.title, ...gif.tags].join(' '))
      return words.every((word) => text.includes(foldText(word)))
    })
    .slice(0, RESULTS_MAX)
    .map(presentGif),
})

export const useGif = async (db: Db, id: string): Promise<string | undefined> => {
  const own = readGifs().find((candidate) => candidate.id === id)
  if (own) return presentGif(own).url
  return (await markGifSent(db, id)) ? addressOf(id) : undefined
}

const addressOf = (id: string) => `/api/gifs/${id}`

const presentGif = ({ id, file, title, width, height }: Gif) => ({
  id,
  title,
  url: `/api/gifs/${file}`,
  width,
  height,
})
