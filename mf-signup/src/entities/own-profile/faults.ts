import { limits } from '@duetto/shared/domain'
import { errorMessages } from '../errors/errorMessages'
import { textFault } from '../account/validate'
import type { Fault } from '../account/validate'
import type { ProfileDraft } from './draft'

export const genderFault = ({ gender }: ProfileDraft): Fault | null =>
  gender ? null : { message: errorMessages.genderMissing }
export const countryFault = ({ country }: ProfileDraft): Fault | null =>
  country ? null : { message: errorMessages.countryMissing }
export const aboutFault = ({ about_me }: ProfileDraft): Fault | null =>
  textFault(about_me, limits.aboutMeMaxCodePoints)
