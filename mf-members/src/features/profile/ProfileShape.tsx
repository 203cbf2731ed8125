import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { Page, Skeleton } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { barStyle, detailsStyle, layoutStyle, pageStyle } from './profileStyles'

interface ProfileShapeProps {
  /** Where they are known already. */
  picture?: ReactNode
  name?: ReactNode
}

/** Placeholders in the shape of a profile. */
export const ProfileShape = ({ picture, name }: ProfileShapeProps) => (
  <Page css={pageStyle}>
    <div css={barStyle}>
      <Skeleton css={backStyle} />
    </div>
    <div css={layoutStyle}>
      {picture ?? <Skeleton css={pictureStyle} />}
      <div css={detailsStyle}>
        {name ?? <Skeleton width="60%" height={40} />}
        <Skeleton width="40%" height={20} />
        <Skeleton width="80%" height={54} />
        <Skeleton width="100%" height={120} />
      </div>
    </div>
  </Page>
)

export const pictureStyle = css`
  aspect-ratio: 4 / 5;
`
const backStyle = css`
  width: 130px;
  height: var(--tap);
  @media (max-width: ${breakpoints.md - 1}px) {
    visibility: hidden;
  }
`
