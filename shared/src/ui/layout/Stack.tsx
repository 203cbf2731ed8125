import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
interface StackProps extends HTMLAttributes<HTMLDivElement> {
  gap?: Gap
}

export const Stack = ({ gap = 4, ...rest }: StackProps) => (
  <div css={[stackStyle, { gap: `var(--s${gap})` }]} {...rest} />
)

export const Row = ({ gap = 3, ...rest }: StackProps) => (
  <div css={[rowStyle, { gap: `var(--s${gap})` }]} {...rest} />
)

const stackStyle = css`
  display: grid;
  align-content: start;
  min-width: 0;
`
const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
`
