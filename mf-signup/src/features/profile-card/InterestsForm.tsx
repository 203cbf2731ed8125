import type { OwnProfile } from '@duetto/shared/contract'
import { useState } from 'react'
import { changesOf, hasChanges } from '../../entities/own-profile/changes'
import { profileChanged } from '../../entities/own-profile/slice'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { firstInterests } from '../../entities/sign-up/firstInterests'
import { useSignUpDispatch } from '../../state'
import { useForm } from '../../widgets/form/useForm'
import { InterestPicker } from '../../widgets/profile-fields/InterestPicker'
import { CardActions } from './CardActions'
import { formStyle } from './cardStyles'
import { cardMessages } from './messages'

const fields = ['interests'] as const

export const InterestsForm = ({ profile }: { profile: OwnProfile }) => {
  const dispatch = useSignUpDispatch()
  const { draft, change } = useProfileDraft(profile, { fields })
  const [chosen] = useState(profile.interests)
  const form = useForm({
    errors: { interests: hasChanges(profile, draft) ? null : { message: cardMessages.noneChosen } },
    onSubmit: () => dispatch(profileChanged(changesOf(profile, draft))),
  })
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <InterestPicker
        draft={draft}
        onChange={change}
        kind="common"
        isLabelHidden
        offer={firstInterests}
        hidden={chosen}
        error={form.errorOf('interests')}
      />
      <CardActions card="interests" canSubmit />
    </form>
  )
}
