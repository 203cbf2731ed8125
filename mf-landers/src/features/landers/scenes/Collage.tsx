import { css } from '@emotion/react'
import { Face } from '../../../widgets/face/Face'
import { personAt } from './types'
import type { SceneProps } from './types'

const COLUMNS = 6
const ROWS = 3

/** A wall of faces that goes on below and beside the window; on phones one staggered row. */
export const Collage = ({ people, earlyIndex }: SceneProps) => (
  <div css={collageStyle}>
    {Array.from({ length: COLUMNS }, (_, column) => (
      <div key={column}>
        {Array.from({ length: ROWS }, (_, row) => {
          const index = row * COLUMNS + column
          return (
            <Face
              key={row}
              person={personAt(people, index)}
              index={earlyIndex(index)}
              isOwn={(row + column) % 2 === 1}
              isEager={row === 0}
            />
          )
        })}
      </div>
    ))}
  </div>
)

const collageStyle = css`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  gap: 14px;
  align-items: start;
  > div {
    display: grid;
    gap: 14px;
  }
  > div:nth-of-type(3n + 2) {
    margin-top: 72px;
  }
  > div:nth-of-type(3n) {
    margin-top: 28px;
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    height: calc(100dvh - var(--bar) - 24px);
    min-height: 600px;
    overflow: clip;
    mask-image: linear-gradient(#000 82%, transparent);
    > div:nth-of-type(n + 5) {
      display: none;
    }
  }
  /* One row, so that no face or label is cut off. */
  @media (max-width: 991px) {
    gap: 8px;
    > div > :nth-of-type(n + 2) {
      display: none;
    }
    > div:nth-of-type(3n + 2) {
      margin-top: 24px;
    }
    > div:nth-of-type(3n) {
      margin-top: 8px;
    }
  }
  @media (max-width: 575px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div:nth-of-type(n + 4) {
      display: none;
    }
  }
`
