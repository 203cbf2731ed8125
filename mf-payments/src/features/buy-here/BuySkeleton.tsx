import { Skeleton, Stack } from '@duetto/shared/ui'

export const BuySkeleton = () => (
  <Stack gap={3}>
    <Skeleton height={160} />
    <Skeleton height={52} />
  </Stack>
)
