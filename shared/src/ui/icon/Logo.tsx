import { css } from '@emotion/react'

interface LogoProps {
  name: string
  hasPicture?: boolean
}

export const Logo = ({ name, hasPicture }: LogoProps) =>
  hasPicture ? <span css={pictureStyle} role="img" aria-label={name} /> : <OurLogo name={name} />

const OurLogo = ({ name }: { name: string }) => (
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

const pictureStyle = css`
  display: block;
  box-sizing: content-box;
  width: auto;
  height: 36px;
  max-width: 38vw;
  padding: 4px 0;
  aspect-ratio: var(--logo-ratio);
  background: var(--logo-picture) left center / contain no-repeat content-box;
`
const logoStyle = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: var(--tap);
  font: var(--display-weight, 400) var(--t-xl) / 1 var(--font-display);
  letter-spacing: -0.01em;
`
