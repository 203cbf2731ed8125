import type { OwnProfile } from '@duetto/shared/contract'
import { pressedKey, TextArea } from '@duetto/shared/ui'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useForm } from '../../widgets/form/useForm'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { changesOf } from '../../entities/own-profile/changes'
import { aboutError } from '../../widgets/profile-fields/profileErrors'
import { InterestPicker } from '../../widgets/profile-fields/InterestPicker'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { firstInterests, firstInterestsMost, firstLineMost } from '../../entities/sign-up/firstInterests'
import { signUpMessages } from './messages'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 4

/** Submits on Enter, because the value is a single line, although the field wraps it. */
const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (pressedKey(event) !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
const fields = ['about_me', 'interests'] as const

export const AboutStep = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { interests } = useSignUpSelector(selectSignUp).draft
  const { draft, change } = useProfileDraft(profile, {
    prefilled: profile.interests.length === 0 ? { interests: [...interests] } : {},
    fields,
  })
  const form = useForm({
    errors: { about_me: aboutError(draft) },
    onSubmit: () => dispatch(stepRequested({ step, change: changesOf(profile, draft) })),
  })
  return (
    <StepFrame
      step={step}
      title={formatMessage(signUpMessages.aboutTitle)}
      text={formatMessage(signUpMessages.aboutText)}
      canSkip
      onSubmit={form.handleSubmit}
    >
      <div data-field="about_me">
        <TextArea
          rows={2}
          label={formatMessage(signUpMessages.line)}
          hint={formatMessage(signUpMessages.lineHint)}
          error={form.errorOf('about_me')}
          maxLength={Math.max(firstLineMost, draft.about_me.length)}
          value={draft.about_me}
          onChange={(text) => change({ about_me: text.replace(/\s*\n\s*/g, ' ') })}
          onKeyDown={submitOnEnter}
        />
      </div>
      <InterestPicker
        draft={draft}
        onChange={change}
        kind="common"
        offer={firstInterests}
        most={firstInterestsMost}
        label={formatMessage(signUpMessages.interests, {
          count: draft.interests.length,
          most: firstInterestsMost,
        })}
      />
    </StepFrame>
  )
}
