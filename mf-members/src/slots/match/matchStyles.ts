import { css, keyframes } from '@emotion/react'

const fromLeft = keyframes`from { opacity: 0; transform: translateX(-40px) rotate(-4deg) }`
const fromRight = keyframes`from { opacity: 0; transform: translateX(40px) rotate(4deg) }`

export const duetStyle = css`
  --portrait: min(40%, 172px, 17dvh);
  display: flex;
  justify-content: center;
  padding-bottom: var(--s3);
`
export const photoStyle = css`
  width: var(--portrait);
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  border-radius: 28px 28px 28px 6px;
  animation: ${fromLeft} 320ms var(--ease);
  > * {
    aspect-ratio: 4 / 5;
    border-radius: inherit;
    box-shadow: var(--shadow-2);
  }
`
export const ownStyle = css`
  width: var(--portrait);
  margin: 24px 0 0 -18px;
  animation: ${fromRight} 320ms var(--ease);
  > * {
    box-sizing: content-box;
    aspect-ratio: 4 / 5;
    border-radius: 28px 28px 6px 28px;
    border: 4px solid var(--surface);
  }
`
export const titleStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s2);
`
export const sharedStyle = css`
  display: grid;
  gap: var(--s2);
  h3 {
    font: 600 var(--t-sm) / 1.4 var(--font-body);
    text-align: center;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    justify-content: center;
  }
`
export const lineStyle = css`
  textarea {
    min-height: 76px;
    max-height: 30vh;
  }
`
