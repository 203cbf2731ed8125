import type { ProfileCard } from '@duetto/shared/contract'
import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { css } from '@emotion/react'
import { facesIn } from '../../../entities/content/landers'
import { Face } from '../../../widgets/face/Face'
import { personAt, placesFor } from './types'
import type { SceneProps } from './types'

const Plate = ({ person }: { person: ProfileCard | null }) => (
  <p>
    <strong>{person ? `${person.name}, ${person.age}` : '\u00a0'}</strong>
    {person?.city || '\u00a0'}
  </p>
)

export const Gallery = ({ people, earlyIndex }: SceneProps) => (
  <ul css={galleryStyle}>
    {Array.from({ length: placesFor(people, facesIn.gallery) }, (_, index) => (
      <li key={index}>
        <Face
          index={earlyIndex(index)}
          person={personAt(people, index)}
          isEager={index < 3}
          isLinked
          sizes={sizesOf(portraitSizes.gallery)}
        />
        <Plate person={personAt(people, index)} />
      </li>
    ))}
  </ul>
)

const galleryStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s4);
  > li {
    padding: 10px 10px var(--s3);
    border-radius: var(--r-sm);
    background: var(--surface);
    box-shadow: var(--shadow-2);
  }
  > li figure > span:first-of-type {
    border-radius: 6px;
  }
  > li p {
    margin-top: 8px;
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--t-xs);
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > li strong {
    display: block;
    overflow: hidden;
    color: var(--ink);
    font: var(--display-weight, 400) var(--t-md) / 1.3 var(--font-display);
    text-overflow: ellipsis;
  }
  > li:first-of-type {
    grid-row: span 2;
    grid-column: span 2;
  }
  > li:first-of-type strong {
    font-size: var(--t-xl);
  }
  @media (min-width: 992px) {
    > li:first-of-type {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
    }
    > li:first-of-type figure > span:first-of-type {
      height: 100%;
      aspect-ratio: auto;
    }
    max-width: calc((100dvh - var(--bar) - 90px) * 1.45);
    min-width: min(100%, 620px);
    margin-left: auto;
  }
  @media (max-width: 991px) {
    gap: 8px;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-top: var(--s2);
    > li {
      padding: 5px 5px 8px;
    }
    > li:first-of-type {
      grid-row: auto;
      grid-column: auto;
    }
    > li:nth-of-type(n + 4) {
      display: none;
    }
    > li:first-of-type strong,
    > li strong {
      font-size: var(--t-sm);
    }
  }
`
