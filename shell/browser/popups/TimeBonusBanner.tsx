import type { RouteFacts } from '@duetto/shared/domain'
import { Slot } from '../remotes/Slot'
import type { TimeBonus } from './useTimeBonus'

interface Props {
  bonus: TimeBonus | null
  route: RouteFacts | null
}

/** Above the top bar of the members area while the welcome bonus runs (POPUP-04, LAYOUT-10). */
export const TimeBonusBanner = ({ bonus, route }: Props) =>
  bonus && route?.isMembersArea && <Slot key={bonus.endsAt} name="time-bonus-banner" slotProps={bonus} />
