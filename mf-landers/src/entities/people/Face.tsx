import type { ProfileCard } from '@duetto/shared/contract'
import { FictionalTag, Portrait } from '@duetto/shared/ui'
import { css } from '@emotion/react'

interface FaceProps {
  /** Null keeps the place until the member is known, so that nothing jumps. */
  person: ProfileCard | null
  isOwn?: boolean
  isEager?: boolean
}

/** A member's portrait on a lander; a fictional one says so in words. */
export const Face = ({ person, isOwn, isEager = true }: FaceProps) => (
  <figure css={faceStyle}>
    <Portrait
      image={person?.main_image}
      name={person?.name ?? ''}
      alt=""
      isOwn={isOwn}
      isEager={isEager}
      sizes="(max-width: 991px) 25vw, 180px"
    />
    {person?.is_fictional && (
      <figcaption>
        <FictionalTag />
      </figcaption>
    )}
  </figure>
)

const faceStyle = css`
  position: relative;
  figcaption {
    position: absolute;
    bottom: 8px;
    left: 8px;
    max-width: calc(100% - 16px);
  }
`
