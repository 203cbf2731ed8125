import { HeadingSkeleton, Skeleton, Stack } from '@duetto/shared/ui'

export const ProfileSkeleton = () => (
  <Stack gap={5} aria-hidden>
    <HeadingSkeleton />
    <Skeleton height={180} />
    <Skeleton height={320} />
  </Stack>
)
