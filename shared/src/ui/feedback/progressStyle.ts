import { css } from '@emotion/react'

export const progressStyle = css`
  width: 100%;
  height: 8px;
  overflow: hidden;
  border: 0;
  border-radius: 4px;
  background: var(--line);
  appearance: none;
  &::-webkit-progress-bar {
    background: var(--line);
  }
  &::-webkit-progress-value {
    background: var(--primary);
  }
  &::-moz-progress-bar {
    background: var(--primary);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::-webkit-progress-value {
      forced-color-adjust: none;
      background: Highlight;
    }
    &::-moz-progress-bar {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`
