import { Avatar, FictionalTag } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { personAt } from './types'
import type { SceneProps } from './types'

/** Positions in per cent. Phones show the first four; the narrowest show two per row. */
const pins = [
  [24, 25],
  [72, 23],
  [29, 73],
  [77, 72],
  [48, 14],
  [52, 48],
  [85, 47],
  [53, 82],
  [13, 50],
] as const

/** A map of an imaginary town with the towns of members, never their addresses. */
export const TownMap = ({ people }: SceneProps) => (
  <div css={mapStyle}>
    <svg viewBox="0 0 600 520" aria-hidden preserveAspectRatio="xMidYMid slice">
      <path d="M-10 330C120 250 190 420 330 350S520 210 620 260" />
      <path d="M80-10 140 530M260-10 240 530M420-10 470 530" />
      <path d="M-10 120C160 90 340 170 620 90M-10 450C200 420 380 500 620 430" />
    </svg>
    {pins.map(([x, y], index) => {
      const person = personAt(people, index)
      return (
        <span key={index} css={{ left: `${x}%`, top: `${y}%` }}>
          <Avatar
            src={person?.main_image?.thumb_filename ?? null}
            name={person?.name ?? ''}
            size={64}
            isOwn={index % 2 === 1}
          />
          {person && <b>{person.city}</b>}
          {person?.is_fictional && <FictionalTag />}
        </span>
      )
    })}
  </div>
)

const mapStyle = css`
  position: relative;
  aspect-ratio: 6 / 5;
  overflow: hidden;
  border-radius: 40px 40px 40px 8px;
  background: #3a2032;
  > svg {
    width: 100%;
    height: 100%;
    fill: none;
    stroke: #5a3a50;
    stroke-width: 10;
  }
  > svg path:first-of-type {
    stroke: #2f5f68;
    stroke-width: 34;
  }
  > span {
    position: absolute;
    display: grid;
    justify-items: center;
    gap: 4px;
    width: max-content;
    text-align: center;
    transform: translate(-50%, -50%);
    font-size: var(--t-xs);
  }
  > span > b {
    max-width: 136px;
  }
  /* Two lines would overlap the face below. */
  > span [data-fictional] {
    max-width: none;
    white-space: nowrap;
  }
  @media (max-width: 991px) {
    aspect-ratio: 7 / 5;
    > span:nth-of-type(n + 5) {
      display: none;
    }
  }
  @media (max-width: 374px) {
    > span:nth-of-type(n + 3) {
      display: none;
    }
    > span:nth-of-type(-n + 2) {
      top: 50%;
    }
    > span:nth-of-type(1) {
      left: 25%;
    }
    > span:nth-of-type(2) {
      left: 75%;
    }
  }
`
