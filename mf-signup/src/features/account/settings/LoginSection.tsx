import type { User } from '@duetto/shared/contract'
import { Button, Card, Icon, Row, Tag, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Section } from '../../../widgets/page/Section'
import { EmailForm } from '../../../widgets/account/EmailForm'
import { emailMessages } from '../../../widgets/account/emailMessages'
import { settingsMessages } from './messages'
import { PasswordForm } from './PasswordForm'

type OpenForm = 'email' | 'password' | null

export const LoginSection = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<OpenForm>(null)
  const close = (): void => setOpen(null)
  return (
    <Card>
      <Section anchor="login" title={formatMessage(settingsMessages.login)}>
        <Row>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {formatMessage(settingsMessages.emailNow, { email: user.email })}
          </span>
          {user.status === 'not_confirmed' && (
            <Tag tone="danger">{formatMessage(settingsMessages.emailUnconfirmed)}</Tag>
          )}
        </Row>
        {open === 'email' ? (
          <>
            <h3>{formatMessage(emailMessages.title)}</h3>
            <EmailForm current={user.email} onClose={close} />
          </>
        ) : open === 'password' ? (
          <PasswordForm email={user.email} onClose={close} />
        ) : (
          <Row>
            <Button variant="outline" onClick={() => setOpen('email')}>
              <Icon path={icons.mail} />
              {formatMessage(emailMessages.title)}
            </Button>
            <Button variant="outline" onClick={() => setOpen('password')}>
              <Icon path={icons.lock} />
              {formatMessage(settingsMessages.changePassword)}
            </Button>
          </Row>
        )}
      </Section>
    </Card>
  )
}
