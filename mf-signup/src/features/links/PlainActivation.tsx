import type { Failure } from '@duetto/shared/redux'
import { Button, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useErrorText } from '../../entities/errors/useErrorText'
import { CardPage } from '../../entities/page/CardPage'
import { commonMessages } from '../../entities/page/messages'
import { ResultCard } from '../../entities/page/ResultCard'
import { linkMessages } from './messages'

/** After the sign-up, for browsers without a script. */
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

/** Behind the link of the mail: programs that look at links ahead press no button. */
export const PlainConfirm = () => {
  const { formatMessage } = useIntl()
  return (
    <CardPage>
      <h1>{formatMessage(linkMessages.confirmAddress)}</h1>
      <form method="post">
        <Button type="submit" size="lg">
          {formatMessage(linkMessages.confirm)}
        </Button>
      </form>
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
