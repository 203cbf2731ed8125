import { useShell } from '../app/ShellContext'
import { Slot } from '../remotes/Slot'
import { useRoute } from '../routing/useRoute'
import type { TimeBonus } from './useTimeBonus'

/** Above the top bar of the members area while the welcome bonus runs (POPUP-04, LAYOUT-10). */
export const TimeBonusBanner = ({ bonus }: { bonus: TimeBonus | null }) => {
  const { match } = useRoute(useShell().platform)
  if (!bonus || !match?.route.isMembersArea) return null
  return <Slot key={bonus.endsAt} name="time-bonus-banner" slotProps={bonus} />
}
