import type { OwnProfile } from '@duetto/shared/contract'
import { isVisible, limits } from '@duetto/shared/domain'
import { TextArea } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { changesOf } from '../../entities/own-profile/changes'
import { profileChanged } from '../../entities/own-profile/slice'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { useSignUpDispatch } from '../../state'
import { fieldMessages } from '../../widgets/account/fieldMessages'
import { useForm } from '../../widgets/form/useForm'
import { aboutError } from '../../widgets/profile-fields/profileErrors'
import { CardActions } from './CardActions'
import { formStyle } from './cardStyles'
import { cardMessages } from './messages'

const fields = ['about_me'] as const

export const WordsForm = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { draft, change } = useProfileDraft(profile, { fields })
  const form = useForm({
    errors: {
      about_me: isVisible(draft.about_me) ? aboutError(draft) : { message: cardMessages.missing },
    },
    onSubmit: () => dispatch(profileChanged(changesOf(profile, draft))),
  })
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <div data-field="about_me">
        <TextArea
          rows={2}
          label={formatMessage(fieldMessages.aboutMe)}
          error={form.errorOf('about_me')}
          maxCodePoints={limits.aboutMeMaxCodePoints}
          value={draft.about_me}
          onChange={(about_me) => change({ about_me })}
        />
      </div>
      <CardActions card="words" canSubmit />
    </form>
  )
}
