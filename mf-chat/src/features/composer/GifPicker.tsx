import type { CallResponse } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { Dialog, TextField } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { gifGridStyle } from './composerStyles'
import { composerMessages as texts } from './messages'

type Gif = CallResponse<'searchGifs'>['gifs'][number]
const REST_MS = 250

interface GifPickerProps {
  onClose: () => void
  onChoose: (gif: Gif) => void
}

/** Search of small animations. */
export const GifPicker = ({ onClose, onChoose }: GifPickerProps) => {
  const { formatMessage } = useIntl()
  const { http } = usePlatform()
  const [query, setQuery] = useState('')
  const [gifs, setGifs] = useState<readonly Gif[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      http
        .call('searchGifs', { query: query ? { q: query } : {}, signal: controller.signal })
        .then((answer) => answer && setGifs(answer.gifs))
        .catch(() => !controller.signal.aborted && setGifs([]))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [http, query])
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage(texts.gifs)}>
      <TextField label={formatMessage(texts.gifSearch)} value={query} onChange={setQuery} maxLength={60} />
      <div css={gifGridStyle} aria-busy={gifs === null}>
        {gifs?.map((gif) => (
          <button key={gif.id} type="button" aria-label={gif.title} onClick={() => onChoose(gif)}>
            <img src={gif.url} alt="" width={gif.width} height={gif.height} loading="lazy" />
          </button>
        ))}
      </div>
      {gifs?.length === 0 && <p>{formatMessage(texts.gifNone)}</p>}
    </Dialog>
  )
}
