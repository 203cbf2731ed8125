import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { useSignUpSelector } from '../../state'
import { ResultCard } from '../../widgets/page/ResultCard'
import { AccountStep } from './AccountStep'
import { signUpMessages } from './messages'
import { FlowLoading } from './FlowLoading'
import { ProfileSteps } from './ProfileSteps'
import { accountStep } from '../../entities/sign-up/steps'
import { selectSignUp } from '../../entities/sign-up/selectors'

export const SignUpFlow = () => {
  const { formatMessage } = useIntl()
  const { step, draft, target, mailedTo } = useSignUpSelector(selectSignUp)
  // Wait for the name in the heading, because adding it later would push the questions down.
  const isNameAwaited = step === accountStep && draft.profileId !== null && target?.id !== draft.profileId
  if (mailedTo !== null)
    return (
      <ResultCard
        tone="neutral"
        title={formatMessage(signUpMessages.mailedTitle)}
        text={formatMessage(signUpMessages.mailedText, { email: mailedTo })}
      />
    )
  if (step === null || isNameAwaited) return <FlowLoading />
  if (step > accountStep)
    return (
      <div css={flowStyle}>
        <ProfileSteps step={step} />
      </div>
    )
  return (
    <div css={flowStyle}>
      <AccountStep />
    </div>
  )
}

const flowStyle = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--s5);
  min-width: 0;
  form {
    display: flex;
    flex-direction: column;
  }
  /* Keeps the focused control above the buttons, which stick to the bottom on phones. */
  :is(input, select, textarea, button) {
    scroll-margin-bottom: 130px;
  }
`
