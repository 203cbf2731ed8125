import { limits } from '@duetto/shared/domain'
import { Icon } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { reasons } from './reasonList'

const values = { count: limits.freeMessages, people: limits.freeStartedConversations }

export const Reasons = () => {
  const { formatMessage } = useIntl()
  return (
    <ul css={reasonsStyle}>
      {reasons.map(({ icon, title, text }) => (
        <li key={title.id}>
          <span>
            <Icon path={icon} size={28} />
          </span>
          <div>
            <strong>{formatMessage(title, values)}</strong>
            <p>{formatMessage(text, values)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const reasonsStyle = css`
  display: grid;
  gap: var(--s6);
  max-width: 560px;
  margin: 0 auto;
  li {
    display: grid;
    grid-template-columns: 64px 1fr;
    gap: var(--s4);
    align-items: center;
  }
  li > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: var(--voice-in);
    background: var(--secondary);
    color: var(--on-secondary);
  }
  p {
    color: var(--on-dark-2);
  }
  @media (max-width: 991px) {
    gap: var(--s3);
    padding-top: var(--s3);
    li p {
      display: none;
    }
    li,
    li > span {
      grid-template-columns: 48px 1fr;
    }
    li > span {
      width: 48px;
      height: 48px;
    }
  }
`
