import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { Page, Skeleton } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { barStyle, detailsStyle, frameStyle, layoutStyle, pageStyle } from './pageStyles'

export const ProfileSkeleton = () => (
  <Page css={pageStyle}>
    <BarSkeleton />
    <div css={layoutStyle}>
      <div css={frameStyle}>
        <Skeleton css={pictureStyle} />
      </div>
      <div css={detailsStyle}>
        <DetailsSkeleton />
      </div>
    </div>
  </Page>
)

export const BarSkeleton = () => (
  <div css={barStyle}>
    <Skeleton css={backStyle} />
  </div>
)

export const DetailsSkeleton = ({ name }: { name?: ReactNode }) => (
  <>
    {name ?? <Skeleton width="60%" height={40} />}
    <Skeleton width="40%" height={20} />
    <Skeleton width="80%" height={54} />
    <Skeleton width="100%" height={120} />
  </>
)

const pictureStyle = css`
  width: 100%;
  height: 100%;
`
const backStyle = css`
  width: 130px;
  height: var(--tap);
  @media (max-width: ${breakpoints.md - 1}px) {
    visibility: hidden;
  }
`
