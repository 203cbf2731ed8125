import { css } from '@emotion/react'

export const Logo = ({ name }: { name: string }) => (
  <span css={logoStyle}>
    <svg width="34" height="24" viewBox="0 0 34 24" aria-hidden>
      <path d="M8 1h5a7 7 0 0 1 7 7v5a7 7 0 0 1-7 7H3a2 2 0 0 1-2-2V8a7 7 0 0 1 7-7z" fill="var(--logo-a)" />
      <path
        d="M21 4h5a7 7 0 0 1 7 7v10a2 2 0 0 1-2 2H21a7 7 0 0 1-7-7v-5a7 7 0 0 1 7-7z"
        fill="var(--logo-b)"
      />
      <path
        d="M19.2 4.7a7 7 0 0 1 .8 3.3v5a7 7 0 0 1-5.7 6.9A7 7 0 0 1 14 16v-5a7 7 0 0 1 5.2-6.3z"
        fill="var(--logo-mix)"
      />
    </svg>
    <span>{name}</span>
  </span>
)

const logoStyle = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: var(--tap);
  font: var(--display-weight, 400) var(--t-xl) / 1 var(--font-display);
  letter-spacing: -0.01em;
`
