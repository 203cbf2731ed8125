import type { OwnProfile } from '@duetto/shared/contract'
import { useIntl } from 'react-intl'
import { ErrorSummary } from '@duetto/shared/ui'
import { useForm } from '../../widgets/form/useForm'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { AppearanceFields } from '../../widgets/profile-fields/AppearanceFields'
import { changesOf } from '../../entities/own-profile/changes'
import { genderError } from '../../widgets/profile-fields/profileErrors'
import { GenderFields } from '../../widgets/profile-fields/GenderFields'
import { IntimateFields } from '../../widgets/profile-fields/IntimateFields'
import { Section } from '../../widgets/page/Section'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { signUpMessages } from './messages'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 3
const fields = [
  'gender',
  'looking_for',
  'hair_color',
  'eye_color',
  'body_type',
  'tattoos',
  'sexuality',
  'has_intimate_consent',
] as const

/** Step 3: gender, preferred gender, and orientation with separate consent (TRUST-07). */
export const PersonalStep = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { lookingFor } = useSignUpSelector(selectSignUp).draft
  const { draft, change } = useProfileDraft(profile, {
    prefilled: { looking_for: profile.looking_for ?? lookingFor },
    fields,
  })
  const form = useForm({
    errors: { gender: genderError(draft) },
    onSubmit: () => dispatch(stepRequested({ step, change: changesOf(profile, draft) })),
  })
  return (
    <StepFrame
      step={step}
      title={formatMessage(signUpMessages.personalTitle)}
      text={formatMessage(signUpMessages.personalText)}
      onSubmit={form.handleSubmit}
    >
      <ErrorSummary {...form.summary} />
      <GenderFields draft={draft} onChange={change} />
      <Section title={formatMessage(signUpMessages.appearance)} level={2}>
        <AppearanceFields draft={draft} onChange={change} />
      </Section>
      <Section title={formatMessage(signUpMessages.intimate)} level={2}>
        <IntimateFields draft={draft} onChange={change} hasInterests={false} />
      </Section>
    </StepFrame>
  )
}
