import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { skeletonStyle } from './Skeleton'

/** Skeleton of a heading, into which the server inserts the route's title. */
export const HeadingSkeleton = (props: HTMLAttributes<HTMLDivElement>) => (
  <div aria-hidden data-heading="" css={headingStyle} {...props} />
)

const headingStyle = css`
  font: var(--display-weight, 400) var(--t-3xl) / 1.12 var(--font-display);
  letter-spacing: -0.01em;
  text-wrap: balance;
  &:empty {
    width: min(320px, 70%);
    height: 40px;
    ${skeletonStyle}
  }
`
