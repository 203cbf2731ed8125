import { css, keyframes } from '@emotion/react'

interface ProgressBarProps {
  isDone: boolean
  runMs: number
}

export const ProgressBar = ({ isDone, runMs }: ProgressBarProps) => (
  <div css={[barStyle, { animationDuration: `${runMs}ms` }, isDone && doneStyle]} data-progress aria-hidden />
)

const run = keyframes`from { transform: scaleX(0) } 40% { transform: scaleX(.6) } to { transform: scaleX(.94) }`
const barStyle = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  height: 3px;
  background: var(--secondary);
  transform-origin: 0 50%;
  animation: ${run} linear both;
`
const doneStyle = css`
  transform: none;
  opacity: 0;
  animation: none;
  transition: opacity 300ms 200ms;
`
