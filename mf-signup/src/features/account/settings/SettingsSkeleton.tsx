import { css } from '@emotion/react'
import { HeadingSkeleton, Page, Skeleton, Stack } from '@duetto/shared/ui'
import { layoutStyle } from './settingsStyles'

export const SectionsSkeleton = () => (
  <Stack gap={5} aria-hidden>
    <Skeleton height={240} />
    <Skeleton height={180} />
    <Skeleton height={220} />
  </Stack>
)

export const SettingsSkeleton = () => (
  <Page>
    <div css={layoutStyle}>
      <div css={headStyle}>
        <HeadingSkeleton />
        <Skeleton height={44} />
      </div>
      <SectionsSkeleton />
    </div>
  </Page>
)

const headStyle = css`
  display: grid;
  gap: var(--s4);
`
