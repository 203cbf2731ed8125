import { limits } from '@duetto/shared/domain'
import { errorMessages } from '../form/errorMessages'
import { textError } from '../form/validate'
import type { FieldError } from '@duetto/shared/ui'
import type { ProfileDraft } from '../../entities/own-profile/profileFields'

export const genderError = ({ gender }: ProfileDraft): FieldError | null =>
  gender ? null : { message: errorMessages.genderMissing }
export const countryError = ({ country }: ProfileDraft): FieldError | null =>
  country ? null : { message: errorMessages.countryMissing }
export const aboutError = ({ about_me }: ProfileDraft): FieldError | null =>
  textError(about_me, limits.aboutMeMaxCodePoints)
export const promptsError = ({ prompts }: Pick<ProfileDraft, 'prompts'>): FieldError | null =>
  prompts
    .map(({ answer }) => textError(answer, limits.promptAnswerMaxCodePoints))
    .find((error) => error !== null) ?? null
