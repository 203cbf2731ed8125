import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { useSignUpSelector } from '../../state'
import { signUpMessages } from './messages'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { TargetCard } from './TargetCard'

interface AccountHeadProps {
  isFirst: boolean
  hasHeading: boolean
}

/** Heading of a screen in step 0. In the dialog, the first screen has none, because the dialog has a title. */
export const AccountHead = ({ isFirst, hasHeading }: AccountHeadProps) => {
  const { formatMessage } = useIntl()
  const { target, draft } = useSignUpSelector(selectSignUp)
  const name = target?.name ?? ''
  const Heading = hasHeading ? 'h1' : 'h3'
  if (!isFirst)
    return (
      <header css={headStyle}>
        <Heading>{formatMessage(signUpMessages.detailsTitle)}</Heading>
        <p>{formatMessage(signUpMessages.detailsText, { email: draft.email })}</p>
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
  h1,
  h3 {
    font: var(--display-weight, 400) var(--t-2xl) / 1.12 var(--font-display);
  }
  p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`
