import type { CallResponse } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { Dialog, Skeleton, TextField } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { gifGridStyle } from './composerStyles'
import { composerMessages as texts } from './messages'

type Found = CallResponse<'searchGifs'>
type Gif = Found['gifs'][number]
const REST_MS = 250
const SKELETONS = 6
/** Outside libraries by their own names, which are the same in every language. */
const libraries = { klipy: 'KLIPY', giphy: 'GIPHY' }

interface GifPickerProps {
  onClose: () => void
  onChoose: (gif: Gif) => void
}

/** Search of small animations. */
export const GifPicker = ({ onClose, onChoose }: GifPickerProps) => {
  const { formatMessage } = useIntl()
  const { http } = usePlatform()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      http
        .call('searchGifs', { query: query ? { q: query } : {}, signal: controller.signal })
        .then((answer) => answer && setFound(answer))
        .catch(() => !controller.signal.aborted && setFound('failed'))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [http, query])
  const { gifs, source } = found && found !== 'failed' ? found : { gifs: [], source: 'own' as const }
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage(texts.gifs)}>
      <TextField label={formatMessage(texts.gifSearch)} value={query} onChange={setQuery} maxLength={60} />
      <div css={gifGridStyle} aria-busy={found === null}>
        {found === null &&
          Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} height={110} />)}
        {gifs.map((gif) => (
          <button key={gif.id} type="button" aria-label={gif.title} onClick={() => onChoose(gif)}>
            <img src={gif.url} alt="" width={gif.width} height={gif.height} loading="lazy" />
          </button>
        ))}
      </div>
      <p role="status">
        {found === 'failed' && formatMessage(texts.gifFailed)}
        {found && found !== 'failed' && gifs.length === 0 && formatMessage(texts.gifNone)}
        {source !== 'own' &&
          gifs.length > 0 &&
          formatMessage(texts.gifSource, { library: libraries[source] })}
      </p>
    </Dialog>
  )
}
