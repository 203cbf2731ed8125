import { css } from '@emotion/react'
import { returnPath, returnToParam, withHash } from '@duetto/shared/domain'
import type { Failure } from '@duetto/shared/redux'
import { usePageTitle, usePlatform, usePlatformLocation, useSession } from '@duetto/shared/platform'
import {
  Button,
  PasswordField,
  TextField,
  emailError,
  ErrorSummary,
  formStyle,
  useInputBeforeHydration,
} from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { CookiesNeeded } from '../../widgets/cookies/CookiesNeeded'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { fieldMessages } from '../../widgets/account/fieldMessages'
import { useForm } from '../../widgets/form/useForm'
import { requiredPasswordError } from '../../widgets/form/validate'
import { useSignUpDispatch } from '../../state'
import { requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { loginMessages } from './messages'
import { LoginFailure } from './LoginFailure'
import { PasskeyLogin } from './PasskeyLogin'

export const LoginPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { navigation } = usePlatform()
  const { state, hash } = usePlatformLocation()
  const { status: sessionStatus } = useSession()
  const { status, failure: ownFailure } = useFreshRequest('login')
  // The server handles a form submitted before hydration. The shell passes the error to this page in the history state.
  const before = state as { email?: string; failure?: Failure | null } | null
  const failure = ownFailure ?? (status === 'idle' ? (before?.failure ?? null) : null)
  const returnTo = useQueryParam(returnToParam)
  const target = withHash(returnPath(returnTo), hash)
  const [email, setEmail] = useState(before?.email ?? '')
  const [password, setPassword] = useState('')
  const form = useForm({
    errors: { email: emailError(email), password: requiredPasswordError(password) },
    onSubmit: () => dispatch(requestSent({ name: 'login', body: { email: email.trim(), password } })),
  })
  const formRef = useInputBeforeHydration((typed) => {
    setEmail(typed('email'))
    setPassword(typed('password'))
  })
  usePageTitle(formatMessage(loginMessages.title))
  useEffect(() => {
    if (sessionStatus === 'member') navigation.replace(target)
  }, [sessionStatus, navigation, target])

  return (
    <CardPage>
      <h1>{formatMessage(loginMessages.welcome)}</h1>
      {/* Without JavaScript, posts to its own URL, which includes the return path. */}
      <form ref={formRef} css={formStyle} method="post" noValidate onSubmit={form.handleSubmit}>
        <CookiesNeeded />
        <ErrorSummary {...form.summary} />
        {failure && <LoginFailure failure={failure} />}
        <div data-field="email">
          <TextField
            type="email"
            name="email"
            autoComplete="username webauthn"
            required
            label={formatMessage(fieldMessages.email)}
            error={form.errorOf('email')}
            value={email}
            onChange={setEmail}
          />
        </div>
        <div data-field="password">
          <PasswordField
            name="password"
            autoComplete="current-password"
            required
            label={formatMessage(fieldMessages.password)}
            error={form.errorOf('password')}
            value={password}
            onChange={setPassword}
          />
        </div>
        <Button type="submit" size="lg" isFull isLoading={status === 'loading'}>
          {formatMessage(commonMessages.logIn)}
        </Button>
      </form>
      <PasskeyLogin />
      <div css={waysStyle}>
        <Link to="/reset-password" state={{ email }}>
          {formatMessage(loginMessages.forgot)}
        </Link>
        <p>
          {formatMessage(loginMessages.noAccount)}{' '}
          <Link to="/signup" state={{ email, ...(returnTo && { returnTo: target }) }}>
            {formatMessage(commonMessages.signUp)}
          </Link>
        </p>
      </div>
    </CardPage>
  )
}

const waysStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  color: var(--ink-2);
  font-size: var(--t-sm);
  a {
    display: inline-block;
    padding: var(--s1) 0;
    font-weight: 600;
  }
`
