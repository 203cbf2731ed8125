import { css } from '@emotion/react'
import { Banner, Button, Icon, icons } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { loginPageLeft, loginPageOpened, passkeyLoginRequested } from '../../entities/passkeys/slice'
import { usePasskeySupport } from '../../entities/passkeys/usePasskeySupport'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { LoginFailure } from './LoginFailure'
import { loginMessages } from './messages'

export const PasskeyLogin = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { status, problem } = useSignUpSelector((state) => state.passkeys.login)
  const isSupported = usePasskeySupport()
  useEffect(() => {
    dispatch(loginPageOpened())
    return () => {
      dispatch(loginPageLeft())
    }
  }, [dispatch])
  if (isSupported === false) return null
  return (
    // Reserve the space until support is known, to avoid a layout shift.
    <div css={[wayStyle, !isSupported && hiddenStyle]}>
      <Button
        variant="outline"
        size="lg"
        isFull
        isLoading={status === 'loading'}
        onClick={() => dispatch(passkeyLoginRequested())}
      >
        <Icon path={icons.key} />
        {formatMessage(loginMessages.withPasskey)}
      </Button>
      {problem && typeof problem === 'object' && <LoginFailure failure={problem} />}
      {problem === 'none' && <Banner tone="secondary">{formatMessage(loginMessages.noPasskeyUsed)}</Banner>}
    </div>
  )
}

const wayStyle = css`
  display: grid;
  gap: var(--s3);
`
const hiddenStyle = css`
  visibility: hidden;
`
