import { usePlatform } from '@duetto/shared/platform'
import { Button, Card, Icon, Tag, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Section } from '../../../widgets/page/Section'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { AccountError } from './AccountError'
import { accountMessages } from './accountMessages'
import { itemLineStyle, listStyle } from './lineStyles'
import { sessionEnded } from '../../../entities/settings/slice'
import type { OwnSession } from '../../../entities/settings/slice'

export const SessionsSection = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const account = useSignUpSelector((state) => state.settings.account)
  if (!account) return null
  const { sessions } = account
  return (
    <Card>
      <Section
        anchor="sessions"
        title={formatMessage(accountMessages.sessions)}
        text={formatMessage(accountMessages.sessionsText)}
      >
        <ul css={listStyle}>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionLine session={session} />
            </li>
          ))}
        </ul>
        <AccountError of="sessions" />
        {sessions.length > 1 && (
          <p>
            <Button variant="outline" onClick={() => dispatch(sessionEnded({}))}>
              <Icon path={icons.logOut} />
              {formatMessage(accountMessages.endOthers)}
            </Button>
          </p>
        )}
      </Section>
    </Card>
  )
}

const SessionLine = ({ session }: { session: OwnSession }) => {
  const { formatMessage, formatDate, formatDisplayName } = useIntl()
  const dispatch = useSignUpDispatch()
  const { now } = usePlatform()
  const { id, browser, system, kind, country, last_used_at: usedAt, is_current: isCurrent } = session
  // Not `Intl.ListFormat`, which adds an "and" in some languages.
  const device = [browser, system].filter(Boolean).join(', ') || formatMessage(accountMessages.unknownDevice)
  const place = country && formatDisplayName(country, { type: 'region' })
  const isToday = new Date(usedAt).toDateString() === new Date(now()).toDateString()
  const used = formatMessage(accountMessages.lastUsed, {
    when: formatDate(usedAt, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }),
  })
  return (
    <div css={itemLineStyle}>
      <Icon path={kind === 'desktop' ? icons.system : icons.phone} />
      <p>
        <strong>{device}</strong> {isCurrent && <Tag>{formatMessage(accountMessages.thisDevice)}</Tag>}
        <span>{[place, used].filter(Boolean).join(' · ')}</span>
      </p>
      {!isCurrent && (
        <Button
          variant="quiet"
          aria-label={formatMessage(accountMessages.endSessionOf, { device })}
          onClick={() => dispatch(sessionEnded({ session: id }))}
        >
          {formatMessage(accountMessages.endSession)}
        </Button>
      )}
    </div>
  )
}
