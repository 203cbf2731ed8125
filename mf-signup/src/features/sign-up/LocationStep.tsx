import type { OwnProfile } from '@duetto/shared/contract'
import { usePlatform, useRegions } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { useForm } from '../../widgets/form/useForm'
import { useSignUpDispatch } from '../../state'
import { changesOf } from '../../entities/own-profile/changes'
import { LocationFields } from '../../widgets/location/LocationFields'
import { townError } from '../../widgets/location/towns'
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
  const regions = useRegions()
  const { draft, change } = useProfileDraft(profile, {
    prefilled: { country: profile.country ?? country },
    fields,
  })
  const form = useForm({
    errors: { country: countryError(draft), city: townError(regions, draft) },
    onSubmit: () => dispatch(stepRequested({ step, change: changesOf(profile, draft) })),
  })
  return (
    <StepFrame
      step={step}
      title={formatMessage(signUpMessages.locationTitle)}
      text={formatMessage(signUpMessages.locationText)}
      canSkip
      attempts={form.summary.attempts}
      onSubmit={form.handleSubmit}
    >
      <LocationFields draft={draft} onChange={change} errorOf={form.errorOf} hasRegion={false} />
    </StepFrame>
  )
}
