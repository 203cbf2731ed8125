import type { ReviewedSelfie } from '@duetto/shared/contract/console'
import { selfieRefusals } from '@duetto/shared/domain'
import type { SelfieRefusal } from '@duetto/shared/domain'
import { useText } from '../parts/useText'
import { ReviewDesk } from '../review/ReviewDesk'
import type { ReviewQueue } from '../review/useReview'
import { callConsole } from '../server/callConsole'
import { SelfieCard } from './SelfieCard'

const queue: ReviewQueue<ReviewedSelfie, SelfieRefusal> = {
  name: 'selfie',
  take: async (after) => (await callConsole('takeSelfie', { body: { after } })).selfie,
  decide: ({ id }, refusal) => callConsole('decideSelfie', { body: { id, refusal } }),
  undo: async (id) => (await callConsole('undoSelfie', { body: { id } })).selfie,
  gone: ['not_found', 'conflict'],
  refusals: { not_found: 'console.selfie.gone', conflict: 'console.selfie.gone' },
  undoRefusals: { conflict: 'console.selfie.cannotUndo' },
}

export const SelfieReview = () => {
  const text = useText()
  return (
    <ReviewDesk
      queue={queue}
      title={text('menu.selfies')}
      refusals={selfieRefusals.map((refusal) => [refusal, text(`selfie.refusal.${refusal}`)] as const)}
    >
      {(selfie) => <SelfieCard selfie={selfie} />}
    </ReviewDesk>
  )
}
