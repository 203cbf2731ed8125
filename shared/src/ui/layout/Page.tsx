import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { phone } from '../theme/media'

interface PageProps extends HTMLAttributes<HTMLDivElement> {
  isNarrow?: boolean
}

export const Page = ({ isNarrow = false, ...rest }: PageProps) => (
  <div css={[pageStyle, isNarrow && narrowStyle]} {...rest} />
)

const pageStyle = css`
  width: 100%;
  max-width: 1320px;
  margin: 0 auto;
  padding: var(--s7) var(--s6) var(--s10);
  ${phone} {
    padding: var(--s5) var(--s4) var(--s8);
  }
`
const narrowStyle = css`
  max-width: 760px;
`
