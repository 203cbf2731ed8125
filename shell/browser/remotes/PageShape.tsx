import { Page, Skeleton } from '@duetto/shared/ui'
import { css } from '@emotion/react'

/** Stands where a remote's page will be, until it is there. */
export const PageShape = () => (
  <Page data-shape aria-busy>
    <Skeleton css={headingStyle} />
    <Skeleton css={bodyStyle} />
  </Page>
)

const headingStyle = css`
  width: min(320px, 70%);
  height: 38px;
  margin-bottom: var(--s6);
`
const bodyStyle = css`
  height: 60vh;
`
