import type { OwnProfile } from '@duetto/shared/contract'
import { useState } from 'react'
import { changesOf, hasChanges } from '../../entities/own-profile/changes'
import { profileChanged } from '../../entities/own-profile/slice'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { firstInterests } from '../../entities/sign-up/firstInterests'
import { useSignUpDispatch } from '../../state'
import { InterestPicker } from '../../widgets/profile-fields/InterestPicker'
import { CardActions } from './CardActions'
import { formStyle } from './cardStyles'

const fields = ['interests'] as const

export const InterestsForm = ({ profile }: { profile: OwnProfile }) => {
  const dispatch = useSignUpDispatch()
  const { draft, change } = useProfileDraft(profile, { fields })
  const [chosen] = useState(profile.interests)
  return (
    <form
      css={formStyle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (hasChanges(profile, draft)) dispatch(profileChanged(changesOf(profile, draft)))
      }}
    >
      <InterestPicker
        draft={draft}
        onChange={change}
        kind="common"
        isLabelHidden
        offer={firstInterests}
        hidden={chosen}
      />
      <CardActions card="interests" canSubmit />
    </form>
  )
}
