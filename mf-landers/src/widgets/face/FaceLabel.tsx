import type { ProfileCard } from '@duetto/shared/contract'
import { FictionalTag } from '@duetto/shared/ui'
import { css } from '@emotion/react'

/**
 * The label of a fictional face. Until the member is known it is there unseen: the site's server shows it with the face that it puts
 * in as a style (`--face`).
 */
export const FaceLabel = ({ person }: { person: ProfileCard | null }) =>
  person ? (
    person.is_fictional && <FictionalTag />
  ) : (
    <span css={unknownStyle} data-label>
      <FictionalTag />
    </span>
  )

const unknownStyle = css`
  display: var(--face-label, none);
`
