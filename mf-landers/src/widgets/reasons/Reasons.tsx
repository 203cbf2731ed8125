import { Icon, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { offer, reasons } from './reasonList'

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
            <strong>{formatMessage(title, offer)}</strong>
            <p>{formatMessage(text, offer)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const reasonsStyle = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s6);
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: grid;
    grid-template-columns: 64px 1fr;
    gap: var(--s4);
    align-items: start;
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
    color: var(--ink-2);
  }
  @media (max-width: 991px) {
    gap: var(--s4);
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
