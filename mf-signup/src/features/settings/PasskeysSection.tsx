import { Banner, Button, Card, Icon, icons } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Section } from '../../entities/page/Section'
import { enrolmentForgotten } from '../../entities/passkeys/slice'
import { usePasskeySupport } from '../../entities/passkeys/usePasskeySupport'
import { passkeyRemoved } from '../../entities/settings/slice'
import type { OwnPasskey } from '../../entities/settings/slice'
import { useSignupDispatch, useSignupSelector } from '../../state'
import { AccountFault } from './AccountFault'
import { accountMessages } from './accountMessages'
import { itemLineStyle, listStyle } from './lineStyles'
import { PasskeyForm } from './PasskeyForm'
import { passkeyMessages } from './passkeyMessages'

/** The second way to log in: what there is, when it was last used, and another one. */
export const PasskeysSection = ({ email }: { email: string }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignupDispatch()
  const account = useSignupSelector((state) => state.settings.account)
  const { status } = useSignupSelector((state) => state.passkeys.enrolment)
  const [isOpen, setIsOpen] = useState(false)
  const isSupported = usePasskeySupport()
  const forget = (): void => {
    setIsOpen(false)
    dispatch(enrolmentForgotten())
  }
  useEffect(
    () => () => {
      dispatch(enrolmentForgotten())
    },
    [dispatch],
  )
  if (!account) return null
  const { passkeys } = account
  return (
    <Card>
      <Section
        anchor="passkeys"
        title={formatMessage(passkeyMessages.title)}
        text={formatMessage(passkeyMessages.text)}
      >
        {passkeys.length > 0 && (
          <ul css={listStyle}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <PasskeyLine passkey={passkey} />
              </li>
            ))}
          </ul>
        )}
        <AccountFault of="passkeys" />
        {status === 'ready' && (
          <Banner tone="success" onClose={forget}>
            {formatMessage(passkeyMessages.added)}
          </Banner>
        )}
        {!isSupported ? (
          <p>{formatMessage(passkeyMessages.unsupported)}</p>
        ) : isOpen && status !== 'ready' ? (
          <PasskeyForm email={email} onClose={forget} />
        ) : (
          <p>
            <Button
              variant="outline"
              onClick={() => {
                dispatch(enrolmentForgotten())
                setIsOpen(true)
              }}
            >
              <Icon path={icons.plus} />
              {formatMessage(passkeyMessages.add)}
            </Button>
          </p>
        )}
      </Section>
    </Card>
  )
}

const PasskeyLine = ({ passkey }: { passkey: OwnPasskey }) => {
  const { formatMessage, formatDate } = useIntl()
  const dispatch = useSignupDispatch()
  const { id, name, created_at: addedAt, last_used_at: usedAt } = passkey
  const day = (moment: string): string => formatDate(moment, { dateStyle: 'medium' })
  return (
    <div css={itemLineStyle}>
      <Icon path={icons.key} />
      <p>
        <strong>{name}</strong>
        <span>
          {[
            formatMessage(passkeyMessages.created, { date: day(addedAt) }),
            usedAt
              ? formatMessage(accountMessages.lastUsed, { when: day(usedAt) })
              : formatMessage(passkeyMessages.unused),
          ].join(' · ')}
        </span>
      </p>
      <Button
        variant="quiet"
        aria-label={formatMessage(passkeyMessages.removeName, { name })}
        onClick={() => dispatch(passkeyRemoved({ passkey: id }))}
      >
        {formatMessage(passkeyMessages.remove)}
      </Button>
    </div>
  )
}
