import { limits } from '@duetto/shared/domain'
import { errorMessages } from '../form/errorMessages'
import { textFault } from '../form/validate'
import type { FieldError } from '@duetto/shared/ui'
import type { ProfileDraft } from '../../entities/own-profile/draft'

export const genderFault = ({ gender }: ProfileDraft): FieldError | null =>
  gender ? null : { message: errorMessages.genderMissing }
export const countryFault = ({ country }: ProfileDraft): FieldError | null =>
  country ? null : { message: errorMessages.countryMissing }
export const aboutFault = ({ about_me }: ProfileDraft): FieldError | null =>
  textFault(about_me, limits.aboutMeMaxCodePoints)
export const promptsFault = ({ prompts }: Pick<ProfileDraft, 'prompts'>): FieldError | null =>
  prompts
    .map(({ answer }) => textFault(answer, limits.promptAnswerMaxCodePoints))
    .find((fault) => fault !== null) ?? null
