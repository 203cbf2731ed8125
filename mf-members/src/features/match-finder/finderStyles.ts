import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { phone, tickStyle, canHover } from '@duetto/shared/ui'

export const questionStyle = css`
  display: grid;
  gap: var(--s5);
  min-width: 0;
  legend {
    padding: 0;
    font: var(--display-weight, 400) var(--t-2xl) / 1.15 var(--font-display);
    text-wrap: balance;
  }
  legend:focus {
    outline: none;
  }
`

export const answersStyle = css`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s5);
`

export const answerStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 56px;
  padding: 10px var(--s4);
  border: 1.5px solid var(--line);
  border-radius: var(--r-md) var(--r-md) var(--r-md) var(--r-tight);
  background: var(--surface);
  font-weight: 550;
  cursor: pointer;
  transition:
    background var(--fast),
    border-color var(--fast);
  ${canHover} {
    &:hover {
      border-color: var(--line-strong);
    }
  }
  &:has(:checked) {
    border-color: var(--primary-ink);
    background: var(--primary-soft);
    color: var(--primary-ink);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    ${tickStyle}
    outline: none;
  }
`

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  > :last-child {
    margin-left: auto;
  }
`

export const resultsHeadStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  margin-bottom: var(--s6);
  h1:focus {
    outline: none;
  }
`

export const candidatesStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s7) var(--s5);
  @media (max-width: ${breakpoints.lg - 1}px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s6) var(--s3);
  }
`

export const whyStyle = css`
  margin-top: var(--s2);
  font-size: var(--t-sm);
  color: var(--ink-2);
`
