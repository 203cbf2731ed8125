import { Skeleton, Stack } from '@duetto/shared/ui'

export const FlowSkeleton = () => (
  <Stack gap={5} aria-hidden>
    <Skeleton width="70%" height={32} />
    <Skeleton height={6} />
    <Skeleton height={220} />
    <Skeleton height={54} />
  </Stack>
)
