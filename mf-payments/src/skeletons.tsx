import { css } from '@emotion/react'
import { HeadingSkeleton, ListSkeleton, Page, Skeleton, Stack } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { PackagesSkeleton } from './widgets/packages/PackagesSkeleton'
import { pageStyle } from './features/checkout/checkoutStyles'
import { TeaserSkeleton } from './features/premium/TeaserSkeleton'
import { columnsStyle, pageStyle as premiumPageStyle } from './features/premium/premiumStyles'

const heading = <HeadingSkeleton />

const checkout = (
  <Page>
    <div css={pageStyle}>
      <Stack gap={6}>
        <Stack gap={2}>
          {heading}
          <Skeleton width="70%" height={24} />
        </Stack>
        <PackagesSkeleton />
        <Skeleton height={240} />
      </Stack>
      <Skeleton height={360} />
    </div>
  </Page>
)
const narrow = (content: ReactNode) => (
  <Page isNarrow>
    <Stack gap={5}>
      {heading}
      {content}
    </Stack>
  </Page>
)

const resultStyle = css`
  max-width: 560px;
  margin: var(--s7) auto;
`
const result = (
  <Page>
    <div css={resultStyle}>
      <Skeleton height={340} />
    </div>
  </Page>
)

export const skeletons = {
  credits: checkout,
  'credits-id': checkout,
  'repeat-order': narrow(<Skeleton height={320} />),
  directdebit: narrow(<Skeleton height={220} />),
  premium: (
    <Page css={premiumPageStyle}>
      {/* Generic blocks, because the content differs for Premium members. */}
      <div>
        <Skeleton width="min(320px, 70%)" height={40} />
        <Skeleton width="90%" height={24} />
      </div>
      <div css={columnsStyle}>
        <TeaserSkeleton />
        <Stack gap={6}>
          <Skeleton height={260} />
        </Stack>
        <aside>
          <Skeleton height={150} />
          <Skeleton height={54} />
        </aside>
      </div>
    </Page>
  ),
  pricing: narrow(
    <>
      <Skeleton width="90%" height={44} />
      <Skeleton height={150} />
      <Skeleton height={220} />
    </>,
  ),
  transactions: narrow(<ListSkeleton rows={3} />),
  'credits?payment': result,
  'credits-id?payment': result,
}
