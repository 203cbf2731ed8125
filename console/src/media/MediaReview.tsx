import type { ReviewedMedia } from '@duetto/shared/contract/console'
import { mediaRefusals } from '@duetto/shared/domain'
import type { MediaRefusal } from '@duetto/shared/domain'
import { useText } from '../parts/useText'
import { ReviewDesk } from '../review/ReviewDesk'
import type { ReviewQueue } from '../review/useReview'
import { callConsole } from '../server/callConsole'
import { MediaCard } from './MediaCard'

const queue: ReviewQueue<ReviewedMedia, MediaRefusal> = {
  name: 'media',
  take: async (after) => (await callConsole('takeMedia', { body: { after } })).media,
  decide: ({ id }, refusal) => callConsole('decideMedia', { body: { id, refusal } }),
  undo: async (id) => (await callConsole('undoMedia', { body: { id } })).media,
  gone: ['not_found', 'conflict'],
  refusals: { not_found: 'console.media.gone', conflict: 'console.media.gone' },
  undoRefusals: { conflict: 'console.media.cannotUndo' },
}

export const MediaReview = () => {
  const text = useText()
  return (
    <ReviewDesk
      queue={queue}
      title={text('menu.media')}
      refusals={mediaRefusals.map((refusal) => [refusal, text(`media.refusal.${refusal}`)] as const)}
    >
      {(media) => <MediaCard media={media} />}
    </ReviewDesk>
  )
}
