import type { OwnProfile } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { useForm } from '../../widgets/form/useForm'
import { useSignUpDispatch } from '../../state'
import { changesOf } from '../../entities/own-profile/changes'
import { LocationFields } from '../../widgets/location/LocationFields'
import { countryError } from '../../widgets/profile-fields/profileErrors'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { signUpMessages } from './messages'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 2
const fields = ['country', 'region', 'city'] as const

export const LocationStep = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { country } = usePlatform()
  const { draft, change } = useProfileDraft(profile, {
    prefilled: { country: profile.country ?? country },
    fields,
  })
  const form = useForm({
    errors: { country: countryError(draft) },
    onSubmit: () => dispatch(stepRequested({ step, change: changesOf(profile, draft) })),
  })
  return (
    <StepFrame
      step={step}
      title={formatMessage(signUpMessages.locationTitle)}
      text={formatMessage(signUpMessages.locationText)}
      canSkip
      onSubmit={form.handleSubmit}
    >
      <LocationFields draft={draft} onChange={change} countryError={form.errorOf('country')} />
    </StepFrame>
  )
}
