import type { OwnProfile } from '@duetto/shared/contract'
import { dayMs, isVisible, limits, prompts } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { promptMessages } from '@duetto/shared/texts/profile'
import { TextArea, textButtonStyle } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { profileChanged } from '../../entities/own-profile/slice'
import { useSignUpDispatch } from '../../state'
import { useForm } from '../../widgets/form/useForm'
import { promptsError } from '../../widgets/profile-fields/profileErrors'
import { CardActions } from './CardActions'
import { formStyle } from './cardStyles'
import { cardMessages } from './messages'

/** Asks for the answer to one prompt; the member can switch to another. */
export const PromptForm = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { now } = usePlatform()
  const [place, setPlace] = useState(() => Math.floor(now() / dayMs))
  const [answer, setAnswer] = useState('')
  const prompt = prompts[place % prompts.length]!
  const given = { prompt, answer: answer.trim() }
  const form = useForm({
    errors: {
      prompts: isVisible(answer) ? promptsError({ prompts: [given] }) : { message: cardMessages.missing },
    },
    onSubmit: () => dispatch(profileChanged({ prompts: [...profile.prompts, given] })),
  })
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <div data-field="prompts">
        <TextArea
          rows={2}
          label={formatMessage(promptMessages[prompt])}
          error={form.errorOf('prompts')}
          maxCodePoints={limits.promptAnswerMaxCodePoints}
          value={answer}
          onChange={setAnswer}
        />
        <button type="button" css={textButtonStyle} onClick={() => setPlace(place + 1)}>
          {formatMessage(cardMessages.otherPrompt)}
        </button>
      </div>
      <CardActions card="prompts" canSubmit />
    </form>
  )
}
