import { limits } from '@duetto/shared/domain'
import { usePageTitle, useSession } from '@duetto/shared/platform'
import { Banner, Button, LinkButton, OtpField, actionsStyle, formStyle } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorMessages } from '../../widgets/form/errorMessages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { useForm } from '../../widgets/form/useForm'
import { CardPage } from '../../widgets/page/CardPage'
import { ResultCard } from '../../widgets/page/ResultCard'
import { requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { useSignUpDispatch } from '../../state'
import { ActivatedCard } from './ActivatedCard'
import { linkMessages } from './messages'

/** /activate: activates with the e-mailed code. If the link is opened elsewhere, the session becomes active and the page continues. */
export const ConfirmPage = () => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const isActive = user?.status === 'active'
  usePageTitle(formatMessage(isActive ? linkMessages.activatedTitle : linkMessages.confirmTitle))
  if (!user) return null
  return <CardPage>{isActive ? <ActivatedCard /> : <CodeForm email={user.email} />}</CardPage>
}

const digits = limits.activationCodeDigits

const CodeForm = ({ email }: { email: string }) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const [code, setCode] = useState('')
  const { status, failure } = useFreshRequest('activateByCode')
  const again = useFreshRequest('sendActivationMail')
  const form = useForm({
    errors: {
      code: code.length === digits ? null : { message: errorMessages.codeMissing, values: { digits } },
    },
    failure: failure?.code === 'code_invalid' ? { ...failure, details: { field: 'code' } } : failure,
    onSubmit: () => dispatch(requestSent({ name: 'activateByCode', body: { code } })),
  })
  return (
    <ResultCard
      tone="neutral"
      title={formatMessage(linkMessages.confirmTitle)}
      text={formatMessage(linkMessages.confirmText, { email, digits })}
    >
      <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
        <OtpField
          label={formatMessage(linkMessages.code, { digits })}
          error={form.errorOf('code')}
          value={code}
          onChange={setCode}
        />
        {form.general && (
          <Banner tone="danger">
            {failure?.code === 'login_blocked' ? formatMessage(errorMessages.codeBlocked) : form.general}
          </Banner>
        )}
        <div css={actionsStyle}>
          <Button type="submit" isLoading={status === 'loading'}>
            {formatMessage(linkMessages.confirm)}
          </Button>
          <Button
            variant="outline"
            isLoading={again.status === 'loading'}
            disabled={again.status === 'ready'}
            onClick={() => dispatch(requestSent({ name: 'sendActivationMail', body: undefined }))}
          >
            {formatMessage(linkMessages.sendAgain)}
          </Button>
          <LinkButton to="/settings" variant="quiet">
            {formatMessage(linkMessages.wrongAddress)}
          </LinkButton>
        </div>
        <p role="status">
          {again.failure
            ? errorText(again.failure)
            : again.status === 'ready' && formatMessage(linkMessages.sentAgain, { email })}
        </p>
      </form>
    </ResultCard>
  )
}
