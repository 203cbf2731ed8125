import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../entities/page/messages'
import { useSignupDispatch } from '../../state'
import { signupMessages } from './messages'
import { loginChosen } from '../../entities/sign-up/slice'

/** The way to the login page, with the address that was typed. */
export const HaveAccount = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignupDispatch()
  return (
    <p css={lineStyle}>
      {formatMessage(signupMessages.haveAccount)}{' '}
      <button type="button" onClick={() => dispatch(loginChosen())}>
        {formatMessage(commonMessages.logIn)}
      </button>
    </p>
  )
}

const lineStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
  button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--primary-ink);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`
