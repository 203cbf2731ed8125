import type { OwnProfile } from '@duetto/shared/contract'
import { useIntl } from 'react-intl'
import { useForm } from '../../entities/form/useForm'
import { useSignupDispatch, useSignupSelector } from '../../state'
import { changesOf } from '../../entities/own-profile/changes'
import { aboutFault } from '../../entities/own-profile/faults'
import { InterestPicker } from '../../entities/own-profile/InterestPicker'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { WordsFields } from '../../entities/own-profile/WordsFields'
import { signupMessages } from './messages'
import { selectSignup } from '../../entities/sign-up/selectors'
import { draftChanged, stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 4

/** Step 4: a few words and interests; values survive a reload. */
export const AboutStep = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignupDispatch()
  const { aboutMe } = useSignupSelector(selectSignup).draft
  const { draft, change } = useProfileDraft(profile, { about_me: profile.about_me || aboutMe })
  const form = useForm({
    faults: { about_me: aboutFault(draft) },
    onSubmit: () => dispatch(stepRequested({ step, change: changesOf(profile, draft) })),
  })
  return (
    <StepFrame
      step={step}
      title={formatMessage(signupMessages.aboutTitle)}
      text={formatMessage(signupMessages.aboutText)}
      canSkip
      onSubmit={form.handleSubmit}
    >
      <WordsFields
        draft={draft}
        aboutError={form.errorOf('about_me')}
        onChange={(part) => {
          change(part)
          if (part.about_me !== undefined) dispatch(draftChanged({ aboutMe: part.about_me }))
        }}
      />
      <InterestPicker draft={draft} onChange={change} kind="common" />
    </StepFrame>
  )
}
