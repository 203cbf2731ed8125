import type { OwnProfile } from '@duetto/shared/contract'
import { useIntl } from 'react-intl'
import { useForm } from '../../widgets/form/useForm'
import { useSignUpDispatch } from '../../state'
import { changesOf } from '../../entities/own-profile/changes'
import { aboutError } from '../../widgets/profile-fields/profileErrors'
import { InterestPicker } from '../../widgets/profile-fields/InterestPicker'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { WordsFields } from '../../widgets/profile-fields/WordsFields'
import { signUpMessages } from './messages'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 4
const fields = ['about_me', 'reason_for_joining', 'relationship_status', 'interests'] as const

/** Step 4: words and interests. */
export const AboutStep = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { draft, change } = useProfileDraft(profile, { fields })
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
      <WordsFields draft={draft} aboutError={form.errorOf('about_me')} onChange={change} />
      <InterestPicker draft={draft} onChange={change} kind="common" />
    </StepFrame>
  )
}
