import { Skeleton, Stack } from '@duetto/shared/ui'

/** Placeholders of the first sections. */
export const SettingsSections = () => (
  <Stack gap={5} aria-hidden>
    <Skeleton height={240} />
    <Skeleton height={180} />
    <Skeleton height={220} />
  </Stack>
)
