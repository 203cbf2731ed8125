import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { EarlyPortrait, Page, Skeleton } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import {
  barStyle,
  below,
  detailsStyle,
  frameStyle,
  headStyle,
  labelTop,
  layoutStyle,
  pageStyle,
} from './pageStyles'

export const ProfileSkeleton = () => (
  <Page css={pageStyle}>
    <BarSkeleton />
    <div css={layoutStyle}>
      <div css={frameStyle}>
        <Skeleton css={pictureStyle}>
          <EarlyPortrait index={0} />
        </Skeleton>
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
    <div css={headStyle}>
      {name ?? <Skeleton width="60%" height={40} />}
      <Skeleton width="40%" height={20} />
    </div>
    <Skeleton width="80%" height={54} />
    <Skeleton width="100%" height={120} />
  </>
)

const pictureStyle = css`
  position: relative;
  width: 100%;
  height: 100%;
  border-radius: var(--voice-in);
  [data-early-label] {
    top: auto;
    bottom: var(--s4);
    left: var(--s4);
    ${below(breakpoints.md)} {
      top: ${labelTop};
      bottom: auto;
    }
  }
`
const backStyle = css`
  width: 130px;
  height: var(--tap);
  ${below(breakpoints.md)} {
    visibility: hidden;
  }
`
