import type { ProfileCard } from '@duetto/shared/contract'
import { Portrait } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { FaceLabel } from './FaceLabel'

interface FaceProps {
  /** Null reserves the space until the member is known, so that nothing shifts. */
  person: ProfileCard | null
  isOwn?: boolean
  isEager?: boolean
}

/** A member's portrait on a lander; a fictional one is labelled. */
export const Face = ({ person, isOwn, isEager = true }: FaceProps) => (
  // A face without a caption is decoration, and is not read out.
  <figure css={faceStyle} role={person?.is_fictional ? undefined : 'none'}>
    <Portrait
      image={person?.main_image}
      name={person?.name ?? ''}
      alt=""
      isOwn={isOwn}
      isEager={isEager}
      hasPreview
      sizes="(max-width: 991px) 25vw, 180px"
    />
    {person?.is_fictional && (
      <figcaption>
        <FaceLabel person={person} />
      </figcaption>
    )}
  </figure>
)

/** The label is at the top, so that it is visible whenever the face is. In a narrow picture it is smaller, without its icon, and wraps instead of being cut off. */
const faceStyle = css`
  position: relative;
  container-type: inline-size;
  figcaption {
    position: absolute;
    top: 8px;
    left: 8px;
    max-width: calc(100% - 16px);
  }
  @container (max-width: 150px) {
    figcaption {
      top: 4px;
      left: 4px;
      max-width: calc(100% - 8px);
    }
    [data-fictional] {
      padding: 2px 6px;
      font-size: 0.6875rem;
      svg {
        display: none;
      }
    }
  }
`
