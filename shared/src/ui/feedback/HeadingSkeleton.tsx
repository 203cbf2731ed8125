import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { skeletonStyle } from './Skeleton'

/**
 * Placeholder of a page's heading. In a published placeholder, the server writes the route's title here; only for pages
 * whose heading is their title.
 */
export const HeadingSkeleton = (props: HTMLAttributes<HTMLDivElement>) => (
  <div aria-hidden data-heading="" css={headingStyle} {...props} />
)

const headingStyle = css`
  font: 400 var(--t-3xl) / 1.12 var(--font-display);
  letter-spacing: -0.01em;
  text-wrap: balance;
  &:empty {
    width: min(320px, 70%);
    height: 40px;
    ${skeletonStyle}
  }
`
