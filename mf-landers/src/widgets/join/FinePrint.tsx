import { usePlatform } from '@duetto/shared/platform'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { joinMessages } from './messages'

const linkTo = (to: string) => {
  const Linked = (words: ReactNode[]) => <Link to={to}>{words}</Link>
  return Linked
}

export const FinePrint = () => {
  const { settings } = usePlatform()
  return (
    <p css={fineStyle}>
      <FormattedMessage
        {...joinMessages.fine}
        values={{
          minAge: settings.min_age,
          terms: linkTo('/pages/terms'),
          privacy: linkTo('/pages/privacy'),
        }}
      />
    </p>
  )
}

const fineStyle = css`
  color: var(--ink-2);
  font-size: var(--t-xs);
`
