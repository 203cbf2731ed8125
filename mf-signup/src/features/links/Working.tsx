import { Skeleton, Stack } from '@duetto/shared/ui'

export const Working = ({ text }: { text: string }) => (
  <Stack gap={5}>
    <Skeleton width={60} height={60} />
    <p role="status">{text}</p>
    <Skeleton width="70%" height={28} />
    <Skeleton height={44} width={160} />
  </Stack>
)
