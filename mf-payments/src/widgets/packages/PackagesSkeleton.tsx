import { packageIds } from '@duetto/shared/domain'
import { Skeleton } from '@duetto/shared/ui'
import { gridStyle } from './packagesStyles'

export const PackagesSkeleton = () => (
  <div css={gridStyle} aria-busy>
    {packageIds.map((id) => (
      <Skeleton key={id} height={150} />
    ))}
  </div>
)
