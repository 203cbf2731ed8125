import { css, keyframes } from '@emotion/react'

const shortSheet = '@media (max-width: 575px) and (max-height: 699px)'

const fromLeft = keyframes`from { opacity: 0; transform: translateX(-40px) rotate(-4deg) }`
const fromRight = keyframes`from { opacity: 0; transform: translateX(40px) rotate(4deg) }`

export const duetStyle = css`
  --portrait: min(40%, 172px, 17dvh);
  display: flex;
  justify-content: center;
  padding-bottom: var(--s3);
  ${shortSheet} {
    --portrait: min(24%, 11dvh);
    padding-bottom: 0;
  }
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
    border-radius: 28px 28px 10px 28px;
    border: 4px solid var(--surface);
  }
`
export const titleStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s2);
  [data-mutual] {
    color: var(--ink-2);
    font: 400 var(--t-lg) / 1.4 var(--font-text);
  }
  /* Puts both labels into the first row to leave room for the first message. */
  ${shortSheet} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s2);
    align-items: center;
    justify-content: center;
    font-size: var(--t-2xl);
    [data-line] {
      flex-basis: 100%;
      order: 1;
    }
  }
`
export const footStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  justify-content: flex-end;
  @media (max-width: 575px) {
    > :last-child {
      flex: 1 1 auto;
    }
  }
  /* Keeps both buttons in one row. */
  @media (max-width: 359px) {
    gap: var(--s1);
    > button {
      padding-inline: var(--s3);
    }
  }
`
export const costStyle = css`
  flex-basis: 100%;
  color: var(--ink-2);
  font-size: var(--t-sm);
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;
`
export const sharedStyle = css`
  display: grid;
  gap: var(--s2);
  h3 {
    font: 600 var(--t-sm) / 1.4 var(--font-text);
    text-align: center;
  }
  /* Hides the heading visually to leave room for the first message. */
  @media (max-width: 575px) and (max-height: 600px) {
    h3 {
      position: absolute;
      clip-path: inset(50%);
    }
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
    resize: none;
  }
`
