import { HeadingShape, Skeleton, Stack } from '@duetto/shared/ui'

export const ProfileSkeleton = () => (
  <Stack gap={5} aria-hidden>
    <HeadingShape />
    <Skeleton height={180} />
    <Skeleton height={320} />
  </Stack>
)
