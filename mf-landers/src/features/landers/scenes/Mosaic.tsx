import { css } from '@emotion/react'
import { Face } from '../../../widgets/face/Face'
import { personAt } from './types'
import type { SceneProps } from './types'

const FACES = 7

/** One large picture and six small ones. */
export const Mosaic = ({ people }: SceneProps) => (
  <div css={mosaicStyle}>
    {Array.from({ length: FACES }, (_, index) => (
      <Face
        key={index}
        index={index}
        person={personAt(people, index)}
        isOwn={index % 2 === 1}
        isEager={index < 3}
      />
    ))}
  </div>
)

const mosaicStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 14px;
  > :first-of-type {
    grid-row: span 2;
    grid-column: span 2;
  }
  @media (max-width: 991px) {
    gap: 8px;
    > :first-of-type {
      grid-row: auto;
      grid-column: auto;
    }
    > :nth-of-type(n + 5) {
      display: none;
    }
  }
  /* Only two small pictures, large enough for their labels. */
  @media (max-width: 575px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :first-of-type {
      grid-row: span 2;
      grid-column: span 2;
    }
    > :nth-of-type(n + 4) {
      display: none;
    }
  }
`
