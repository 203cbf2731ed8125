import { css } from '@emotion/react'
import { limits } from '@duetto/shared/domain'
import { useSession } from '@duetto/shared/platform'
import { Banner, Button, OtpField, textButtonStyle, uiMessages } from '@duetto/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { requestCleared, requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { useSignUpDispatch } from '../../state'
import { EmailForm } from '../account/EmailForm'
import { errorMessages } from '../form/errorMessages'
import { useForm } from '../form/useForm'
import { codeMessages } from './messages'
import { SendAgain } from './SendAgain'
import { useNewEmail } from './useNewEmail'

const digits = limits.activationCodeDigits

interface CodeFormProps {
  title: string
  /** Renders the form under the title, which changes while the member corrects the address. */
  renderFrame: (title: string, form: ReactNode) => ReactNode
  autoFocus?: boolean
  children?: ReactNode
}

export const CodeForm = ({ title, renderFrame, autoFocus, children }: CodeFormProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const [view, setView] = useState<'first' | 'address' | 'back'>('first')
  const [newEmail, setNewEmail] = useNewEmail()
  const current = user?.email ?? ''
  const email = newEmail || current
  if (view === 'address')
    return renderFrame(
      formatMessage(codeMessages.otherAddress),
      <EmailForm
        kind="correction"
        current={current}
        initial={email}
        onClose={() => setView('back')}
        onDone={(sentTo) => {
          setNewEmail(sentTo === current ? '' : sentTo)
          setView('back')
        }}
      />,
    )
  return renderFrame(
    title,
    <CodeFields
      email={email}
      autoFocus={autoFocus || view === 'back'}
      onWrongAddress={() => setView('address')}
      // A new e-mail also extends the time in which the corrected address counts.
      onSendAgain={() => newEmail && setNewEmail(newEmail)}
    >
      {children}
    </CodeFields>,
  )
}

interface CodeFieldsProps extends Pick<CodeFormProps, 'autoFocus' | 'children'> {
  email: string
  onWrongAddress: () => void
  onSendAgain: () => void
}

const CodeFields = ({ autoFocus, email, children, onWrongAddress, onSendAgain }: CodeFieldsProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const [code, setCode] = useState('')
  const formRef = useRef<HTMLFormElement>(null)
  const { status, failure } = useFreshRequest('activateByCode')
  const sent = useRef('')
  /** Does not resend a code that was just rejected, because each attempt counts. */
  const send = (typed: string): void => {
    if (status === 'loading' || (failure?.code === 'code_invalid' && sent.current === typed)) return
    sent.current = typed
    dispatch(requestSent({ name: 'activateByCode', body: { code: typed } }))
  }
  const form = useForm({
    errors: {
      code: code.length === digits ? null : { message: errorMessages.codeMissing, values: { digits } },
    },
    failure: failure?.code === 'code_invalid' ? { ...failure, details: { field: 'code' } } : failure,
    onSubmit: () => send(code),
  })
  const refuse = useEffectEvent(() => {
    if (code === sent.current) formRef.current?.querySelector('input')?.select()
    // The member changed the code during the request, so send the new one.
    else if (code.length === digits) send(code)
  })
  useEffect(() => {
    if (failure?.code === 'code_invalid') refuse()
  }, [failure])
  // The `autofocus` attribute would have no effect in a dialog, which focuses its title.
  useEffect(() => {
    if (autoFocus) formRef.current?.querySelector('input')?.focus()
  }, [autoFocus])
  const type = (typed: string): void => {
    setCode(typed)
    if (typed === code) return
    if (failure) dispatch(requestCleared('activateByCode'))
    if (typed.length === digits) send(typed)
  }
  return (
    <form ref={formRef} css={codeStyle} noValidate onSubmit={form.handleSubmit}>
      {/* Not the field's hint, because an error would replace it. */}
      <p role="status">
        {status === 'loading'
          ? formatMessage(codeMessages.checking)
          : formatMessage(codeMessages.text, { email })}
      </p>
      <OtpField
        label={formatMessage(codeMessages.label, { digits })}
        error={form.errorOf('code')}
        value={code}
        onChange={type}
      />
      {form.general && (
        <Banner tone="danger" action={<Button type="submit">{formatMessage(uiMessages.retry)}</Button>}>
          {failure?.code === 'login_blocked' ? formatMessage(errorMessages.codeBlocked) : form.general}
        </Banner>
      )}
      <footer>
        <SendAgain key={email} email={email} onSend={onSendAgain} />
        <div>
          <button type="button" css={textButtonStyle} onClick={onWrongAddress}>
            {formatMessage(codeMessages.otherAddress)}
          </button>
          {children}
        </div>
      </footer>
    </form>
  )
}

const codeStyle = css`
  display: grid;
  gap: var(--s3);
  min-width: 0;
  > p {
    color: var(--ink-2);
    font-size: var(--t-sm);
    overflow-wrap: anywhere;
  }
  input {
    max-width: 22rem;
    min-height: 60px;
    font-size: 1.75rem;
    text-align: center;
    /* Compensates for the letter spacing after the last digit. */
    text-indent: 0.4em;
  }
  /* The last two buttons wrap together, so that neither is alone in a row. */
  footer,
  footer > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    align-items: center;
    font-size: var(--t-sm);
  }
  footer button {
    min-height: 44px;
    color: var(--ink-2);
    font-weight: 600;
  }
  footer > button[aria-disabled='true'] {
    text-decoration: none;
    cursor: default;
    font-variant-numeric: tabular-nums;
  }
  footer > span {
    flex-basis: 100%;
    order: 1;
    color: var(--ink-2);
  }
  footer > span:empty {
    display: none;
  }
`
