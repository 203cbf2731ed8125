import { css } from '@emotion/react'
import { textButtonStyle } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { useSignUpDispatch } from '../../state'
import { signUpMessages } from './messages'
import { loginChosen } from '../../entities/sign-up/slice'

export const HaveAccount = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  return (
    <p css={lineStyle}>
      {formatMessage(signUpMessages.haveAccount)}{' '}
      <button type="button" css={textButtonStyle} onClick={() => dispatch(loginChosen())}>
        {formatMessage(commonMessages.logIn)}
      </button>
    </p>
  )
}

const lineStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
