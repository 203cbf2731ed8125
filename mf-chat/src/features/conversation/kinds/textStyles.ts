import { css } from '@emotion/react'

export const emojiStyle = css`
  padding: 2px 6px;
  font-size: 44px;
  line-height: 1.2;
`
export const hostsStyle = css`
  display: grid;
  gap: 2px;
  padding: 6px 0 0;
  margin: 8px 0 0;
  border-top: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  font-size: var(--t-sm);
  font-weight: 600;
  span {
    overflow-wrap: anywhere;
  }
  svg {
    vertical-align: -2px;
  }
`
