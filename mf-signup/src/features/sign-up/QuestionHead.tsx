import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { useSignupSelector } from '../../state'
import { signupMessages } from './messages'
import type { Question } from '../../entities/sign-up/questions'
import { selectSignup } from '../../entities/sign-up/selectors'
import { TargetCard } from './TargetCard'

const titles: Record<Exclude<Question, 'email'>, MessageDescriptor> = {
  password: signupMessages.passwordTitle,
  date_of_birth: signupMessages.dateTitle,
  name: signupMessages.nameTitle,
  message: signupMessages.messageTitle,
}

/** The heading of a question in step 0; the first one introduces them all. A dialog has its own title. */
export const QuestionHead = ({ question, hasHeading }: { question: Question; hasHeading: boolean }) => {
  const { formatMessage } = useIntl()
  const { target } = useSignupSelector(selectSignup)
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
      {target ? formatMessage(signupMessages.headingFor, { name }) : formatMessage(signupMessages.heading)}
    </h1>
  )
  return (
    <header css={headStyle}>
      {target ? <TargetCard card={target}>{heading}</TargetCard> : heading}
      <p>{target ? formatMessage(signupMessages.leadFor, { name }) : formatMessage(signupMessages.lead)}</p>
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
