import { Skeleton } from '@duetto/shared/ui'

export const TeaserSkeleton = () => <Skeleton height="clamp(240px, 44vw, 380px)" data-teaser />
