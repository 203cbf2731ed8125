import { css } from '@emotion/react'
import { facesIn } from '../../../entities/content/landers'
import { Face } from '../../../widgets/face/Face'
import { personAt, placesFor } from './types'
import type { SceneProps } from './types'

const COLUMNS = 6
const WIDE_COLUMNS = 4
const WIDE_ROWS = facesIn.collage / WIDE_COLUMNS

const indexesOf = (column: number): number[] =>
  column < WIDE_COLUMNS
    ? Array.from({ length: WIDE_ROWS }, (_, row) => row * WIDE_COLUMNS + column)
    : [column]

export const Collage = ({ people, earlyIndex }: SceneProps) => (
  <div css={collageStyle}>
    {Array.from({ length: COLUMNS }, (_, column) => (
      <div key={column}>
        {indexesOf(column)
          .filter((index) => index < placesFor(people, facesIn.collage))
          .map((index, row) => (
            <Face
              key={index}
              person={personAt(people, index)}
              index={earlyIndex(index)}
              isOwn={(row + column) % 2 === 1}
              isEager={row === 0}
              // The third row fades out at the lower edge.
              isLinked={row < 2}
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
  > div:nth-of-type(3n + 2) {
    margin-top: 72px;
  }
  > div:nth-of-type(3n) {
    margin-top: 28px;
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(${WIDE_COLUMNS}, minmax(0, 1fr));
    height: calc(100dvh - var(--bar) - 24px);
    min-height: 600px;
    overflow: clip;
    mask-image: linear-gradient(#000 82%, transparent);
    > div:nth-of-type(n + ${WIDE_COLUMNS + 1}) {
      display: none;
    }
  }
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
  /* In high windows, a second row uses the space below the form. On phones, a long text needs that space. */
  @media (max-width: 450px) and (min-height: 840px) {
    [data-brief] & > div:nth-of-type(-n + 3) {
      margin-bottom: -24px;
    }
    [data-brief] & > div:nth-of-type(n + 4) {
      display: grid;
    }
    [data-brief] & figure > span {
      aspect-ratio: 1;
    }
  }
  @media (min-width: 576px) and (max-width: 991px) and (min-height: 900px) {
    grid-template-columns: repeat(${WIDE_COLUMNS}, minmax(0, 1fr));
    > div {
      gap: 8px;
    }
    > div > :nth-of-type(2) {
      display: block;
    }
    > div:nth-of-type(n + ${WIDE_COLUMNS + 1}) {
      display: none;
    }
    figure > span {
      width: 100%;
      height: min((100dvh - 620px) / 2, 320px);
      aspect-ratio: auto;
    }
  }
`
