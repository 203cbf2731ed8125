import type { Failure } from '@duetto/shared/redux'
import { limits } from '@duetto/shared/domain'
import { Banner, Button, LinkButton, TextField, formStyle } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { codeMessages } from '../../widgets/activation/messages'
import { fieldMessages } from '../../widgets/account/fieldMessages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { claimMessages } from './claimMessages'
import { linkMessages } from './messages'

interface PlainResultProps {
  tone: 'neutral' | 'success' | 'danger'
  title: MessageDescriptor
  text: string
  children?: ReactNode
}

const PlainResult = ({ tone, title, text, children }: PlainResultProps) => (
  <CardPage>
    <ResultCard tone={tone} title={useIntl().formatMessage(title)} text={text}>
      {children}
    </ResultCard>
  </CardPage>
)

const LogInLink = () => <LinkButton to="/login">{useIntl().formatMessage(commonMessages.logIn)}</LinkButton>

export const PlainCheckMail = () => (
  <PlainResult
    tone="neutral"
    title={linkMessages.confirmTitle}
    text={useIntl().formatMessage(linkMessages.openLink)}
  />
)

const unchanged = (): void => {}

/** Requires a button press, because link scanners open the links in e-mails. */
export const PlainConfirm = ({ failure = null }: { failure?: Failure | null }) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  return (
    <CardPage>
      <h1>{formatMessage(linkMessages.confirmAddress)}</h1>
      <p>{formatMessage(claimMessages.text)}</p>
      <form css={formStyle} method="post">
        {failure && <Banner tone="danger">{errorText(failure)}</Banner>}
        <TextField
          type="password"
          name="password"
          autoComplete="current-password"
          required
          minLength={limits.passwordMinLength}
          maxLength={limits.passwordMaxLength}
          label={formatMessage(claimMessages.password)}
          hint={formatMessage(fieldMessages.passwordHint, { min: limits.passwordMinLength })}
          value=""
          onChange={unchanged}
        />
        <Button type="submit" size="lg">
          {formatMessage(codeMessages.confirm)}
        </Button>
      </form>
    </CardPage>
  )
}

export const PlainAlreadyActive = () => (
  <PlainResult
    tone="success"
    title={linkMessages.activatedTitle}
    text={useIntl().formatMessage(claimMessages.alreadyText)}
  >
    <LogInLink />
  </PlainResult>
)

export const PlainActivated = () => {
  const { formatMessage } = useIntl()
  return (
    <PlainResult
      tone="success"
      title={linkMessages.activatedTitle}
      text={formatMessage(linkMessages.activatedText, { count: limits.freeMessages })}
    >
      <LinkButton to="/members">{formatMessage(commonMessages.toMembers)}</LinkButton>
    </PlainResult>
  )
}

export const PlainActivationFailed = ({ failure }: { failure: Failure }) => (
  <PlainResult tone="danger" title={linkMessages.activationFailedTitle} text={useErrorText()(failure)}>
    <LogInLink />
  </PlainResult>
)
