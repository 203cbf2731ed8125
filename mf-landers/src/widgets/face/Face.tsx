import type { ProfileCard } from '@duetto/shared/contract'
import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { isLabelled, Portrait, ProfileTag } from '@duetto/shared/ui'
import { css } from '@emotion/react'

interface FaceProps {
  /** Null while loading. */
  person: ProfileCard | null
  index: number
  isOwn?: boolean
  isEager?: boolean
  sizes?: string
}

export const Face = ({
  person,
  index,
  isOwn,
  isEager = true,
  sizes = sizesOf(portraitSizes.face),
}: FaceProps) => (
  // Without a caption, the figure has no content for screen readers.
  <figure css={faceStyle} role={person && isLabelled(person) ? undefined : 'none'}>
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
