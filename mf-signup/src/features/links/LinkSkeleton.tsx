import { Skeleton } from '@duetto/shared/ui'
import { CardPage } from '../../widgets/page/CardPage'

export const LinkSkeleton = () => (
  <CardPage>
    <Skeleton width={60} height={60} />
    <Skeleton width="70%" height={28} />
    <Skeleton width="90%" height={44} />
    <Skeleton width={160} height={44} />
  </CardPage>
)
