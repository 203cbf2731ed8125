import type { Failure } from '@duetto/shared/redux'
import { limits } from '@duetto/shared/domain'
import { Banner, Button, LinkButton, TextField, formStyle } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { fieldMessages } from '../../widgets/account/fieldMessages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { claimMessages } from './claimMessages'
import { linkMessages } from './messages'

/** Shown after sign-up in browsers without JavaScript. */
export const PlainCheckMail = () => {
  const { formatMessage } = useIntl()
  return (
    <CardPage>
      <ResultCard
        tone="neutral"
        title={formatMessage(linkMessages.confirmTitle)}
        text={formatMessage(linkMessages.openLink)}
      />
    </CardPage>
  )
}

const unchanged = (): void => {}

/** /activate/done without JavaScript. Needs a button press, because link scanners open links. */
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
          {formatMessage(linkMessages.confirm)}
        </Button>
      </form>
    </CardPage>
  )
}

export const PlainAlreadyActive = () => {
  const { formatMessage } = useIntl()
  return (
    <CardPage>
      <ResultCard
        tone="success"
        title={formatMessage(linkMessages.activatedTitle)}
        text={formatMessage(claimMessages.alreadyText)}
      >
        <LinkButton to="/login">{formatMessage(commonMessages.logIn)}</LinkButton>
      </ResultCard>
    </CardPage>
  )
}

export const PlainActivated = () => {
  const { formatMessage } = useIntl()
  return (
    <CardPage>
      <ResultCard
        tone="success"
        title={formatMessage(linkMessages.activatedTitle)}
        text={formatMessage(linkMessages.activatedText)}
      >
        <LinkButton to="/members">{formatMessage(commonMessages.toMembers)}</LinkButton>
      </ResultCard>
    </CardPage>
  )
}

export const PlainActivationFailed = ({ failure }: { failure: Failure }) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  return (
    <CardPage>
      <ResultCard
        tone="danger"
        title={formatMessage(linkMessages.activationFailedTitle)}
        text={errorText(failure)}
      >
        <LinkButton to="/login">{formatMessage(commonMessages.logIn)}</LinkButton>
      </ResultCard>
    </CardPage>
  )
}
