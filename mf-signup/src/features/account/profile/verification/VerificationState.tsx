import type { Verification } from '@duetto/shared/contract'
import { Banner, Button } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { verificationEnded } from '../../../../entities/verification/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../../../state'
import { PoseForm } from './PoseForm'
import { selfieRefusalMessages } from './poseMessages'
import { StartVerification } from './StartVerification'
import { verificationMessages as texts } from './verificationMessages'
import { VerifiedNote } from './VerifiedNote'

const lastResult = ({ state, refusal }: Verification): MessageDescriptor | null => {
  if (state === 'refused') return selfieRefusalMessages[refusal ?? 'other']
  return state === 'lapsed' || state === 'withdrawn' ? texts[state] : null
}

export const VerificationState = ({ verification }: { verification: Verification }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { isSaving } = useSignUpSelector((state) => state.verification)
  const { state, pose } = verification
  if (state === 'verified') return <VerifiedNote />
  if (state === 'waiting')
    return (
      <Banner
        tone="neutral"
        action={
          <Button variant="outline" isLoading={isSaving} onClick={() => dispatch(verificationEnded())}>
            {formatMessage(texts.withdraw)}
          </Button>
        }
      >
        {formatMessage(texts.waiting)}
      </Banner>
    )
  if (pose) return <PoseForm key={pose.until} pose={pose} />
  const result = lastResult(verification)
  return (
    <>
      {result && <Banner tone="neutral">{formatMessage(result)}</Banner>}
      <StartVerification verification={verification} />
    </>
  )
}
