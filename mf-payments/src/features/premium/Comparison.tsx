import { css } from '@emotion/react'
import { Card, Icon, VisuallyHidden, icons, phone } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { premiumMessages as texts } from './messages'
import { usePremiumRows } from './usePremiumRows'

export const Comparison = () => {
  const { formatMessage } = useIntl()
  const mark = (path: IconPath, text: MessageDescriptor) => (
    <>
      <Icon path={path} />
      <VisuallyHidden>{formatMessage(text)}</VisuallyHidden>
    </>
  )
  return (
    <Card css={cardStyle}>
      <table css={tableStyle}>
        <thead>
          <tr>
            <td />
            <th scope="col">{formatMessage(texts.without)}</th>
            <th scope="col">{formatMessage(texts.with)}</th>
          </tr>
        </thead>
        <tbody>
          {usePremiumRows().map(({ label, free, premium }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{free ?? mark(icons.close, texts.no)}</td>
              <td data-premium>{premium ?? mark(icons.check, texts.yes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const cardStyle = css`
  padding-block: var(--s4);
  ${phone} {
    padding-inline: var(--s4);
  }
`
const tableStyle = css`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: var(--s3) var(--s2);
    border-top: 1px solid var(--line);
    text-align: center;
    svg {
      vertical-align: middle;
    }
    /* Fits whole words at 320 px. Longer words have soft hyphens. */
    @media (max-width: 359px) {
      padding-inline: var(--s1);
      font-size: var(--t-sm);
    }
  }
  th[scope='row'],
  thead td {
    padding-left: 0;
    font-weight: 600;
    text-align: left;
  }
  td:not([data-premium]) {
    white-space: nowrap;
  }
  /* Row labels may break inside words to leave room for the other columns. */
  th[scope='row'] {
    width: 45%;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  thead > tr > * {
    border-top: 0;
  }
  thead > tr > :last-child {
    border-radius: var(--r-md) var(--r-md) 0 0;
    background: var(--primary);
    color: var(--on-primary);
  }
  tr:last-of-type > [data-premium] {
    border-radius: 0 0 var(--r-md) var(--r-md);
  }
  [data-premium] {
    background: var(--primary-soft);
    color: var(--primary-ink);
    font-weight: 600;
  }
`
