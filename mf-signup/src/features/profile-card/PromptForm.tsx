import type { OwnProfile } from '@duetto/shared/contract'
import { dayMs, isVisible, limits, prompts } from '@duetto/shared/domain'
import type { Prompt } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { promptMessages } from '@duetto/shared/texts/profile'
import { TextArea, textButtonStyle } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { changesOf } from '../../entities/own-profile/changes'
import { profileChanged } from '../../entities/own-profile/slice'
import { useProfileDraft } from '../../entities/own-profile/useProfileDraft'
import { useSignUpDispatch } from '../../state'
import { useForm } from '../../widgets/form/useForm'
import { promptsError } from '../../widgets/profile-fields/profileErrors'
import { CardActions } from './CardActions'
import { formStyle } from './cardStyles'
import { cardMessages } from './messages'

const fields = ['prompts'] as const
const promptAt = (place: number): Prompt => prompts[place % prompts.length]!

export const PromptForm = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { now } = usePlatform()
  const { draft, change } = useProfileDraft(profile, { fields })
  const [typed] = draft.prompts
  const [place, setPlace] = useState(() =>
    typed ? prompts.indexOf(typed.prompt) : Math.floor(now() / dayMs),
  )
  const answer = typed?.answer ?? ''
  const write = (next: number, text: string): void => {
    setPlace(next)
    change({ prompts: text ? [{ prompt: promptAt(next), answer: text }] : [] })
  }
  const form = useForm({
    errors: {
      prompts: isVisible(answer) ? promptsError(draft) : { message: cardMessages.missing },
    },
    onSubmit: () => dispatch(profileChanged(changesOf(profile, draft))),
  })
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <div data-field="prompts">
        <TextArea
          rows={2}
          label={formatMessage(promptMessages[promptAt(place)])}
          error={form.errorOf('prompts')}
          maxCodePoints={limits.promptAnswerMaxCodePoints}
          value={answer}
          onChange={(text) => write(place, text)}
        />
        <button type="button" css={textButtonStyle} onClick={() => write(place + 1, answer)}>
          {formatMessage(cardMessages.otherPrompt)}
        </button>
      </div>
      <CardActions card="prompts" canSubmit />
    </form>
  )
}
