import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { Page, Skeleton, TileSkeleton } from '@duetto/shared/ui'
import { gridStyle, layoutStyle, toolbarStyle } from './searchStyles'

const tiles = 8

export const SearchSkeleton = () => (
  <Page>
    <div css={layoutStyle}>
      <div css={railStyle}>
        <Skeleton height={86} />
        <Skeleton height={76} />
        <Skeleton height={76} />
        <Skeleton height={120} />
      </div>
      <section>
        <Skeleton css={titleStyle} />
        <div css={toolbarStyle}>
          <Skeleton width="min(60%, 420px)" height={36} />
          <Skeleton width={90} height={18} />
        </div>
        <div css={gridStyle}>
          {Array.from({ length: tiles }, (_, index) => (
            <TileSkeleton key={index} index={index} />
          ))}
        </div>
      </section>
    </div>
  </Page>
)

const railStyle = css`
  display: grid;
  gap: var(--s5);
  @media (max-width: ${breakpoints.lg - 1}px) {
    display: none;
  }
`
const titleStyle = css`
  width: min(460px, 80%);
  height: calc(var(--t-3xl) * 1.12);
`
