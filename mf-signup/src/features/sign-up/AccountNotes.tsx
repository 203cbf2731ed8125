import { css } from '@emotion/react'
import { Banner, Button } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Failure } from '@duetto/shared/redux'
import { useSignUpDispatch } from '../../state'
import { signUpMessages } from './messages'
import { loginChosen } from '../../entities/sign-up/slice'

interface AccountNotesProps {
  failure: Failure | null
  general: string | null
  hasTerms: boolean
}

export const AccountNotes = ({ failure, general, hasTerms }: AccountNotesProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const logIn = (): void => void dispatch(loginChosen())
  return (
    <>
      {failure?.code === 'email_taken' ? (
        <Button variant="outline" onClick={logIn}>
          {formatMessage(signUpMessages.logInInstead)}
        </Button>
      ) : (
        general && <Banner tone="danger">{general}</Banner>
      )}
      {hasTerms && (
        <p css={smallStyle}>
          {formatMessage(signUpMessages.terms, {
            terms: (parts: ReactNode[]) => (
              <Link key="terms" to="/pages/terms" target="_blank">
                {parts}
              </Link>
            ),
            privacy: (parts: ReactNode[]) => (
              <Link key="privacy" to="/pages/privacy" target="_blank">
                {parts}
              </Link>
            ),
          })}
        </p>
      )}
    </>
  )
}

const smallStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
