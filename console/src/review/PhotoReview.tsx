import type { ReviewedPhoto } from '@duetto/shared/contract/console'
import { photoRefusals } from '@duetto/shared/domain'
import type { PhotoRefusal } from '@duetto/shared/domain'
import { callConsole } from '../server/callConsole'
import { useText } from '../parts/useText'
import { PhotoCard } from './PhotoCard'
import { ReviewDesk } from './ReviewDesk'
import type { ReviewQueue } from './useReview'

const queue: ReviewQueue<ReviewedPhoto, PhotoRefusal> = {
  name: 'review',
  take: async (after) => (await callConsole('takePhoto', { body: { after } })).photo,
  decide: ({ id }, refusal) => callConsole('decidePhoto', { body: { id, refusal } }),
  undo: async (id) => (await callConsole('undoPhoto', { body: { id } })).photo,
  gone: ['not_found'],
  undoRefusals: { conflict: 'console.review.cannotUndo' },
}

export const PhotoReview = () => {
  const text = useText()
  return (
    <ReviewDesk
      queue={queue}
      title={text('menu.photos')}
      refusals={photoRefusals.map((refusal) => [refusal, text(`photo.refusal.${refusal}`)] as const)}
    >
      {(photo) => <PhotoCard photo={photo} />}
    </ReviewDesk>
  )
}
