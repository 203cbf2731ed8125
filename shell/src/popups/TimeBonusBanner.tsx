import { Slot } from '../remotes/Slot'
import { useTimeBonus } from './useTimeBonus'

/** Above the top bar while the welcome bonus runs (POPUP-04). */
export const TimeBonusBanner = () => {
  const bonus = useTimeBonus()
  return bonus && <Slot key={bonus.endsAt} name="time-bonus-banner" slotProps={bonus} />
}
