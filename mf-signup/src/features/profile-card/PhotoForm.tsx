import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import type { ProfileCardKind } from '@duetto/shared/domain'
import { phone } from '@duetto/shared/ui'
import { useSignUpSelector } from '../../state'
import { AddPhoto } from '../../widgets/photos/AddPhoto'
import { UploadTile } from '../../widgets/photos/UploadTile'
import { CardActions } from './CardActions'
import { formStyle } from './cardStyles'

export const PhotoForm = ({ card }: { card: ProfileCardKind }) => {
  const { uploads } = useSignUpSelector((state) => state.profile)
  const upload = uploads.at(-1)
  return (
    <div css={formStyle} data-photos>
      {upload?.failure && <UploadTile upload={upload} />}
      <div css={photoStyle}>
        {upload && !upload.failure ? <UploadTile upload={upload} /> : <AddPhoto room={1} />}
        <CardActions card={card} />
      </div>
    </div>
  )
}

const photoStyle = css`
  display: grid;
  gap: var(--s2) var(--s4);
  > :first-child {
    width: 128px;
  }
  ${phone} {
    > label:first-child {
      grid-auto-flow: column;
      align-items: center;
      aspect-ratio: auto;
      width: 100%;
      min-height: 96px;
    }
  }
  @media (min-width: ${breakpoints.md}px) {
    grid-template-columns: 128px auto;
    align-items: center;
    justify-content: end;
  }
`
