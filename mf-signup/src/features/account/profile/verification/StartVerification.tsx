import { css } from '@emotion/react'
import type { Verification } from '@duetto/shared/contract'
import { dayMs, verificationLimits } from '@duetto/shared/domain'
import { Button, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { poseRequested } from '../../../../entities/verification/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../../../state'
import { verificationMessages as texts } from './verificationMessages'

export const StartVerification = ({
  verification: { state, has_photo: hasPhoto, attempts_left: attempts },
}: {
  verification: Verification
}) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { isSaving } = useSignUpSelector((all) => all.verification)
  return (
    <>
      <ol css={stepsStyle}>
        <li>{formatMessage(texts.howPose)}</li>
        <li>{formatMessage(texts.howCompare)}</li>
        <li>{formatMessage(texts.howDeleted, { days: verificationLimits.answerMs / dayMs })}</li>
      </ol>
      {!hasPhoto ? (
        <p css={noteStyle}>{formatMessage(texts.needsPhoto)}</p>
      ) : attempts === 0 ? (
        <p css={noteStyle}>{formatMessage(texts.limit, { limit: verificationLimits.selfiesPerDay })}</p>
      ) : (
        <div>
          <Button isLoading={isSaving} onClick={() => dispatch(poseRequested())}>
            {formatMessage(state === 'refused' ? uiMessages.retry : texts.start)}
          </Button>
        </div>
      )}
    </>
  )
}

const stepsStyle = css`
  display: grid;
  gap: var(--s2);
  padding-inline-start: 1.4em;
  list-style: decimal;
`
const noteStyle = css`
  font-weight: 600;
`
