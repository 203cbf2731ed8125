import type { User } from '@duetto/shared/contract'
import { Banner, Button, Card, Icon, LinkButton, icons } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Section } from '../../../widgets/page/Section'
import { enrolmentForgotten } from '../../../entities/passkeys/slice'
import { usePasskeySupport } from '../../../entities/passkeys/usePasskeySupport'
import type { OwnPasskey } from '../../../entities/settings/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { AccountError } from './AccountError'
import { accountMessages } from './accountMessages'
import { itemLineStyle, listStyle } from './lineStyles'
import { PasskeyForm } from './PasskeyForm'
import { passkeyMessages } from './passkeyMessages'
import { RemovePasskeyForm } from './RemovePasskeyForm'

export const PasskeysSection = ({ user: { email, status: userStatus } }: { user: User }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const account = useSignUpSelector((state) => state.settings.account)
  const { status } = useSignUpSelector((state) => state.passkeys.enrolment)
  const [isOpen, setIsOpen] = useState(false)
  const [removing, setRemoving] = useState<number | null>(null)
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
                {removing === passkey.id ? (
                  <RemovePasskeyForm passkey={passkey} email={email} onClose={() => setRemoving(null)} />
                ) : (
                  <PasskeyLine passkey={passkey} onRemove={() => setRemoving(passkey.id)} />
                )}
              </li>
            ))}
          </ul>
        )}
        <AccountError of="passkeys" />
        {removing !== null && !passkeys.some(({ id }) => id === removing) && (
          <Banner tone="success" onClose={() => setRemoving(null)}>
            {formatMessage(passkeyMessages.removed)}
          </Banner>
        )}
        {status === 'ready' && (
          <Banner tone="success" onClose={forget}>
            {formatMessage(passkeyMessages.added)}
          </Banner>
        )}
        {userStatus !== 'active' ? (
          <>
            <p>{formatMessage(passkeyMessages.confirmFirst)}</p>
            <p>
              <LinkButton to="/activate" variant="outline">
                {formatMessage(passkeyMessages.confirm)}
              </LinkButton>
            </p>
          </>
        ) : !isSupported ? (
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

const PasskeyLine = ({ passkey, onRemove }: { passkey: OwnPasskey; onRemove: () => void }) => {
  const { formatMessage, formatDate } = useIntl()
  const { name, created_at: addedAt, last_used_at: usedAt } = passkey
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
        onClick={onRemove}
      >
        {formatMessage(passkeyMessages.remove)}
      </Button>
    </div>
  )
}
