import { css } from '@emotion/react'
import { usePageTitle } from '@duetto/shared/platform'
import { Page } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { pageMessages } from '../messages'

interface ArticleProps {
  title: string
  asOf?: Date | null
  children: ReactNode
}

export const Article = ({ title, asOf, children }: ArticleProps) => {
  const { formatMessage } = useIntl()
  usePageTitle(title)
  return (
    <Page isNarrow>
      <article css={articleStyle}>
        <h1>{title}</h1>
        {asOf && <p>{formatMessage(pageMessages.asOf, { date: asOf })}</p>}
        {children}
      </article>
    </Page>
  )
}

const articleStyle = css`
  display: grid;
  gap: var(--s6);
`
