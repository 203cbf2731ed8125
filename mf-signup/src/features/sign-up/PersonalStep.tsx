import type { OwnProfile } from '@duetto/shared/contract'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ErrorSummary, textButtonStyle } from '@duetto/shared/ui'
import { useForm } from '../../widgets/form/useForm'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { changesOf } from '../../entities/own-profile/changes'
import { genderError } from '../../widgets/profile-fields/profileErrors'
import { GenderButtons, GenderField, LookingForField } from '../../widgets/profile-fields/GenderFields'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { signUpMessages } from './messages'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 3
const fields = ['gender', 'looking_for'] as const

/** If the preference is already known, asks only for the gender; choosing one submits the step. */
export const PersonalStep = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { draft: given, status, failure } = useSignUpSelector(selectSignUp)
  const { lookingFor, isLookingForGiven } = given
  const [isAsking, setIsAsking] = useState(!isLookingForGiven && profile.looking_for === null)
  const { draft, change } = useProfileDraft(profile, {
    prefilled: { looking_for: profile.looking_for ?? lookingFor },
    fields,
  })
  // Every choice submits the step. After Back or a reload, Continue submits the answer that is already chosen.
  const [isAnswered, setIsAnswered] = useState(draft.gender !== null)
  if (failure && draft.gender && !isAnswered) setIsAnswered(true)
  const form = useForm({
    errors: { gender: genderError(draft) },
    onSubmit: () => dispatch(stepRequested({ step, change: changesOf(profile, draft) })),
  })
  return (
    <StepFrame
      step={step}
      title={formatMessage(signUpMessages.personalTitle)}
      text={formatMessage(signUpMessages.personalText)}
      primary={isAsking || isAnswered ? undefined : null}
      onSubmit={form.handleSubmit}
    >
      <ErrorSummary {...form.summary} />
      {isAsking ? (
        <>
          <GenderField draft={draft} onChange={change} error={form.errorOf('gender')} />
          <LookingForField draft={draft} onChange={change} />
        </>
      ) : (
        <>
          <GenderButtons
            value={draft.gender}
            isLoading={status === 'loading'}
            hasSpinner={!isAnswered}
            onChoose={(gender) => {
              change({ gender })
              dispatch(stepRequested({ step, change: changesOf(profile, { ...draft, gender }) }))
            }}
          />
          <p css={givenStyle}>
            {formatMessage(signUpMessages.lookingForGiven, { gender: draft.looking_for ?? 'all' })}{' '}
            <button type="button" css={textButtonStyle} onClick={() => setIsAsking(true)}>
              {formatMessage(signUpMessages.lookingForChange)}
            </button>
          </p>
        </>
      )}
    </StepFrame>
  )
}

const givenStyle = css`
  color: var(--ink-2);
`
