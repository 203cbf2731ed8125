import { usePageTitle } from '@duetto/shared/platform'
import { Banner, Button, LinkButton, ErrorSummary, formStyle } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { NewPasswordFields } from '../../widgets/account/NewPasswordFields'
import { useForm } from '../../widgets/form/useForm'
import { passwordError, repeatError } from '../../widgets/form/validate'
import { useSignUpDispatch } from '../../state'
import { requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { linkHours, resetMessages } from './messages'

export const NewPasswordPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const token = useQueryParam('token')
  const { status, failure } = useFreshRequest('resetPassword')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const form = useForm({
    errors: { password: passwordError(password), again: repeatError(password, again) },
    failure,
    onSubmit: () => dispatch(requestSent({ name: 'resetPassword', body: { token, password } })),
  })
  usePageTitle(formatMessage(resetMessages.doTitle))
  const isBadLink =
    !token ||
    failure?.code === 'token_invalid' ||
    failure?.code === 'token_expired' ||
    (failure?.code === 'bad_input' && failure.details.field === 'token')

  if (status === 'ready')
    return (
      <CardPage>
        <ResultCard
          tone="success"
          title={formatMessage(resetMessages.doneTitle)}
          text={formatMessage(resetMessages.doneText)}
        >
          <LinkButton to="/login">{formatMessage(commonMessages.logIn)}</LinkButton>
        </ResultCard>
      </CardPage>
    )
  if (isBadLink)
    return (
      <CardPage>
        <ResultCard
          tone="danger"
          title={formatMessage(resetMessages.badTitle)}
          text={formatMessage(resetMessages.badText, linkHours)}
        >
          <LinkButton to="/reset-password">{formatMessage(resetMessages.again)}</LinkButton>
        </ResultCard>
      </CardPage>
    )
  return (
    <CardPage>
      <h1>{formatMessage(resetMessages.doTitle)}</h1>
      <p>{formatMessage(resetMessages.doText)}</p>
      <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
        <ErrorSummary {...form.summary} />
        <NewPasswordFields
          password={password}
          again={again}
          onPassword={setPassword}
          onAgain={setAgain}
          errorOf={form.errorOf}
        />
        {form.general && <Banner tone="danger">{form.general}</Banner>}
        <Button type="submit" size="lg" isFull isLoading={status === 'loading'}>
          {formatMessage(resetMessages.doSubmit)}
        </Button>
      </form>
    </CardPage>
  )
}
