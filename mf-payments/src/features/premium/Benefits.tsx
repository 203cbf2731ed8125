import { Card, Icon, LinkButton, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { premiumMessages as texts } from './messages'
import { usePremiumRows } from './usePremiumRows'

/** Benefits of a Premium member. Free members see the comparison instead. */
export const Benefits = () => {
  const { formatMessage } = useIntl()
  return (
    <Card css={cardStyle}>
      <ul>
        {usePremiumRows().map(({ label, premium }) => (
          <li key={label}>
            <Icon path={icons.check} />
            <span>{label}</span>
            {premium !== null && <b>{premium}</b>}
          </li>
        ))}
      </ul>
      <LinkButton to="/likes" variant="outline">
        {formatMessage(texts.seeLikes)}
      </LinkButton>
    </Card>
  )
}

const cardStyle = css`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  border: 1px solid var(--line);
  ul {
    display: grid;
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) fit-content(45%);
    gap: var(--s3);
    align-items: center;
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
    svg {
      box-sizing: content-box;
      padding: 4px;
      border-radius: 50%;
      background: var(--primary-soft);
      color: var(--primary-ink);
    }
    b {
      color: var(--primary-ink);
      text-align: right;
    }
    @media (max-width: 359px) {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 var(--s3);
      b {
        grid-column: 2;
        text-align: left;
      }
    }
  }
`
