import { css, keyframes } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { EARLY_PORTRAITS } from '../../domain'
import { EarlyPortrait } from '../member/EarlyPortrait'

interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  width?: number | string
  height?: number | string
}

export const Skeleton = ({ width, height, ...rest }: SkeletonProps) => (
  <span aria-hidden css={[skeletonStyle, { width, height }]} {...rest} />
)

export const TileSkeleton = ({ index = EARLY_PORTRAITS }: { index?: number }) => (
  <div css={tileStyle} aria-hidden>
    <Skeleton css={photoStyle}>{index < EARLY_PORTRAITS && <EarlyPortrait index={index} />}</Skeleton>
    <Skeleton css={nameStyle} />
    <Skeleton css={placeStyle} />
  </div>
)

export const ListSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <div css={listStyle} aria-hidden>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index}>
        <Skeleton width={56} height={56} />
        <span>
          <Skeleton width="50%" height={16} />
          <Skeleton width="80%" height={13} />
        </span>
      </div>
    ))}
  </div>
)

const shine = keyframes`from { background-position: 100% } to { background-position: 0 }`
export const skeletonStyle = css`
  display: block;
  border-radius: 8px;
  background: linear-gradient(100deg, var(--line) 40%, var(--surface-2) 50%, var(--line) 60%) 0 / 300% 100%;
  animation: ${shine} 1.4s linear infinite;
`
const tileStyle = css`
  display: grid;
  align-content: start;
`
const nameStyle = css`
  width: 70%;
  height: 18px;
  margin: calc(var(--s3) + 2px) 0 2.5px;
`
const placeStyle = css`
  width: 45%;
  height: 14px;
  margin: 3px 0 4px;
`
const photoStyle = css`
  aspect-ratio: 4 / 5;
  position: relative;
  border-radius: var(--voice-in);
`
const listStyle = css`
  display: grid;
  gap: var(--s4);
  padding: var(--s4) var(--s5);
  > div {
    display: grid;
    grid-template-columns: 56px 1fr;
    gap: var(--s3);
    align-items: center;
  }
  > div > span:last-of-type {
    display: grid;
    gap: var(--s2);
    background: none;
    animation: none;
  }
`
