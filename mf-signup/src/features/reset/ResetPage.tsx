import { usePageTitle, usePlatformLocation } from '@duetto/shared/platform'
import { Banner, Button, emailError, LinkButton, TextField, formStyle } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { fieldMessages } from '../../widgets/account/fieldMessages'
import { useForm } from '../../widgets/form/useForm'
import { useSignUpDispatch } from '../../state'
import { requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { linkHours, resetMessages } from './messages'

export const ResetPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { state } = usePlatformLocation()
  const { status, failure } = useFreshRequest('requestReset')
  const [email, setEmail] = useState((state as { email?: string } | null)?.email ?? '')
  const form = useForm({
    errors: { email: emailError(email) },
    failure,
    onSubmit: () => dispatch(requestSent({ name: 'requestReset', body: { email: email.trim() } })),
  })
  usePageTitle(formatMessage(resetMessages.title))

  if (status === 'ready')
    return (
      <CardPage>
        <ResultCard
          tone="neutral"
          title={formatMessage(resetMessages.sentTitle)}
          text={formatMessage(resetMessages.sentText, { ...linkHours, email: email.trim() })}
        >
          <LinkButton to="/login" variant="outline">
            {formatMessage(commonMessages.logIn)}
          </LinkButton>
        </ResultCard>
      </CardPage>
    )
  return (
    <CardPage>
      <h1>{formatMessage(resetMessages.title)}</h1>
      <p>{formatMessage(resetMessages.text, linkHours)}</p>
      <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
        <TextField
          type="email"
          name="email"
          autoComplete="username"
          required
          label={formatMessage(fieldMessages.email)}
          error={form.errorOf('email')}
          value={email}
          onChange={setEmail}
        />
        {form.general && <Banner tone="danger">{form.general}</Banner>}
        <Button type="submit" size="lg" isFull isLoading={status === 'loading'}>
          {formatMessage(resetMessages.send)}
        </Button>
      </form>
    </CardPage>
  )
}
