import { css } from '@emotion/react'
import { Face } from '../../../widgets/face/Face'
import { personAt } from './types'
import type { SceneProps } from './types'

const COLUMNS = 4
const ROWS = 3

export const Collage = ({ people }: SceneProps) => (
  <div css={collageStyle}>
    {Array.from({ length: COLUMNS }, (_, column) => (
      <div key={column}>
        {Array.from({ length: ROWS }, (_, row) => (
          <Face
            key={row}
            person={personAt(people, row * COLUMNS + column)}
            index={row * COLUMNS + column}
            isOwn={(row + column) % 2 === 1}
            isEager={row === 0}
          />
        ))}
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
  > div:nth-of-type(even) {
    margin-top: 56px;
  }
  /* One row, so that no face or label is cut off. */
  @media (max-width: 991px) {
    gap: 8px;
    > div:nth-of-type(even) {
      margin-top: 0;
    }
    > div > :nth-of-type(n + 2) {
      display: none;
    }
  }
  @media (max-width: 575px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div:nth-of-type(n + 4) {
      display: none;
    }
  }
`
