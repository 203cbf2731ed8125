import type { ProfileCard } from '@duetto/shared/contract'
import { FictionalTag } from '@duetto/shared/ui'
import { css } from '@emotion/react'

/** Labels a fictional face. While the member loads, the label is hidden: the server can insert a portrait as a style (`--face`) and reveal its label. */
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
