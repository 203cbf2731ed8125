import { css } from '@emotion/react'

export const sectionStyle = css`
  display: grid;
  gap: var(--s3);
`
