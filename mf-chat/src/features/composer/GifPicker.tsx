import { Dialog, Skeleton, TextField } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { gifsRequested } from '../../entities/gif/slice'
import type { FoundGifs } from '../../entities/gif/slice'
import { useChatDispatch, useChatSelector } from '../../state'
import { gifGridStyle } from './composerStyles'
import { composerMessages as texts } from './messages'

type Gif = FoundGifs['gifs'][number]
const SKELETONS = 6
const libraries = { klipy: 'KLIPY', giphy: 'GIPHY' }

interface GifPickerProps {
  onClose: () => void
  onChoose: (gif: Gif) => void
}

export const GifPicker = ({ onClose, onChoose }: GifPickerProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const { found, hasFailed } = useChatSelector((state) => state.gif)
  const [query, setQuery] = useState('')
  useEffect(() => void dispatch(gifsRequested(query)), [dispatch, query])
  const { gifs, source } = found ?? { gifs: [], source: 'own' as const }
  const isLoading = !found && !hasFailed
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage(texts.gifs)}>
      <TextField label={formatMessage(texts.gifSearch)} value={query} onChange={setQuery} maxLength={60} />
      <div css={gifGridStyle} aria-busy={isLoading}>
        {isLoading && Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} height={110} />)}
        {gifs.map((gif) => (
          <button key={gif.id} type="button" aria-label={gif.title} onClick={() => onChoose(gif)}>
            <img src={gif.url} alt="" width={gif.width} height={gif.height} loading="lazy" />
          </button>
        ))}
      </div>
      <p role="status">
        {hasFailed && formatMessage(texts.gifFailed)}
        {found && gifs.length === 0 && formatMessage(texts.gifNone)}
        {source !== 'own' &&
          gifs.length > 0 &&
          formatMessage(texts.gifSource, { library: libraries[source] })}
      </p>
    </Dialog>
  )
}
