import { css } from '@emotion/react'
import { Button, Card } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Section } from '../../../widgets/page/Section'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { AccountError } from './AccountError'
import { accountMessages } from './accountMessages'
import { unblocked } from '../../../entities/settings/slice'

export const BlockedSection = () => {
  const { formatMessage, formatDate } = useIntl()
  const dispatch = useSignUpDispatch()
  const account = useSignUpSelector((state) => state.settings.account)
  if (!account) return null
  const { blocked } = account
  return (
    <Card>
      <Section
        anchor="blocked"
        title={formatMessage(accountMessages.blocked)}
        text={formatMessage(blocked.length > 0 ? accountMessages.blockedText : accountMessages.blockedNone)}
      >
        {blocked.length > 0 && (
          <ul>
            {blocked.map(({ id, name, blocked_at: at }) => (
              <li key={id} css={lineStyle}>
                <p>
                  <strong>{name}</strong>{' '}
                  <span>
                    {formatMessage(accountMessages.blockedSince, {
                      date: formatDate(at, { dateStyle: 'medium' }),
                    })}
                  </span>
                </p>
                <Button
                  variant="outline"
                  aria-label={formatMessage(accountMessages.unblockName, { name })}
                  onClick={() => dispatch(unblocked({ profile: id }))}
                >
                  {formatMessage(accountMessages.unblock)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <AccountError of="blocked" />
      </Section>
    </Card>
  )
}

const lineStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--s3);
  & + & {
    border-top: 1px solid var(--line);
  }
  span {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
`
