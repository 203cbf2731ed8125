import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { useSignUpSelector } from '../../state'
import { signUpMessages } from './messages'
import type { Question } from '../../entities/sign-up/questions'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { TargetCard } from './TargetCard'

const titles: Record<Exclude<Question, 'email'>, MessageDescriptor> = {
  password: signUpMessages.passwordTitle,
  date_of_birth: signUpMessages.dateTitle,
  name: signUpMessages.nameTitle,
  message: signUpMessages.messageTitle,
}

/** Heading of a question in step 0. The first one introduces the site, unless a dialog’s title does. */
export const QuestionHead = ({ question, hasHeading }: { question: Question; hasHeading: boolean }) => {
  const { formatMessage } = useIntl()
  const { target } = useSignUpSelector(selectSignUp)
  const name = target?.name ?? ''
  const Heading = hasHeading ? 'h1' : 'h3'
  if (question !== 'email')
    return (
      <header css={headStyle}>
        <Heading>{formatMessage(titles[question], { name })}</Heading>
      </header>
    )
  const heading = hasHeading && (
    <h1>
      {target ? formatMessage(signUpMessages.headingFor, { name }) : formatMessage(signUpMessages.heading)}
    </h1>
  )
  return (
    <header css={headStyle}>
      {target ? <TargetCard card={target}>{heading}</TargetCard> : heading}
      <p>{target ? formatMessage(signUpMessages.leadFor, { name }) : formatMessage(signUpMessages.lead)}</p>
    </header>
  )
}

const headStyle = css`
  display: grid;
  gap: var(--s3);
  h1 {
    font-size: var(--t-2xl);
  }
  p {
    color: var(--ink-2);
  }
`
