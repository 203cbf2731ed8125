import type { ProfileCard } from '@duetto/shared/contract'
import { addresses, portraitSizes, sizesOf } from '@duetto/shared/domain'
import { isLabelled, Portrait, ProfileTag } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { Link } from 'react-router'

interface FaceProps {
  /** Null while loading. */
  person: ProfileCard | null
  index: number
  isOwn?: boolean
  isEager?: boolean
  sizes?: string
  /** Links to the profile for pointers. For the keyboard, so many links before a form would be in the way. */
  isLinked?: boolean
  /** Puts the label below the picture, where it covers no part of a small face. */
  isSmall?: boolean
}

export const Face = ({
  person,
  index,
  isOwn,
  isEager = true,
  sizes = sizesOf(portraitSizes.face),
  isLinked,
  isSmall,
}: FaceProps) => (
  // Without a caption, the figure has no content for screen readers.
  <figure css={[faceStyle, isSmall && smallStyle]} role={person && isLabelled(person) ? undefined : 'none'}>
    <Portrait
      image={person?.main_image}
      name={person?.name ?? ''}
      alt=""
      isOwn={isOwn}
      isEager={isEager}
      earlyIndex={person ? undefined : index}
      sizes={sizes}
    />
    {person && isLabelled(person) && (
      <figcaption>
        <ProfileTag profile={person} />
      </figcaption>
    )}
    {isLinked && person && (
      <Link
        tabIndex={-1}
        to={addresses.member(person.id)}
        aria-label={`${person.name}, ${person.age}`}
        css={linkStyle}
      />
    )}
  </figure>
)

/** The label is at the top, because some scenes cut off the bottom of faces. */
const faceStyle = css`
  position: relative;
  container-type: inline-size;
  figcaption,
  [data-early-label] {
    position: absolute;
    top: 8px;
    left: 8px;
    max-width: calc(100% - 16px);
  }
  @container (max-width: 150px) {
    figcaption,
    [data-early-label] {
      top: 4px;
      left: 4px;
      max-width: calc(100% - 8px);
    }
    [data-fictional],
    [data-demo],
    [data-early-label] {
      padding: 2px 6px;
      font-size: 0.6875rem;
    }
    [data-fictional] svg,
    [data-early-label]::before {
      display: none;
    }
  }
`
const smallStyle = css`
  figcaption {
    position: static;
    max-width: none;
    margin-top: var(--s1);
    text-align: center;
  }
`
/** Covers the picture, which must not be rendered again when the person arrives. */
const linkStyle = css`
  position: absolute;
  inset: 0;
  border-radius: var(--r-md);
`
