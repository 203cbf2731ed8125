import { Slot } from '../remotes/Slot'
import type { TimeBonus } from './useTimeBonus'

/** Above the top bar while the welcome bonus runs (POPUP-04). */
export const TimeBonusBanner = ({ bonus }: { bonus: TimeBonus | null }) =>
  bonus && <Slot key={bonus.endsAt} name="time-bonus-banner" slotProps={bonus} />
