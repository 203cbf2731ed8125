import { limits } from '@duetto/shared/domain'
import { createErrorMessage } from '@duetto/shared/texts'
import { uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { Failure } from '@duetto/shared/redux'
import { nameMessages } from './validate'
import { errorMessages } from './errorMessages'

const byCode = createErrorMessage({
  date_of_birth_invalid: errorMessages.invalidDate,
  too_young: errorMessages.tooYoung,
  password_too_common: errorMessages.passwordCommon,
  token_invalid: errorMessages.tokenInvalid,
  token_expired: errorMessages.tokenExpired,
  code_invalid: errorMessages.codeInvalid,
  image_unreadable: errorMessages.imageUnreadable,
  image_unsupported: errorMessages.imageUnsupported,
  image_too_small: errorMessages.imageTooSmall,
  body_too_large: errorMessages.imageTooLarge,
  login_failed: errorMessages.loginFailed,
  login_blocked: errorMessages.loginBlocked,
  wrong_password: errorMessages.wrongPassword,
  passkey_failed: errorMessages.passkeyFailed,
  passkey_limit: errorMessages.passkeyLimit,
  account_being_deleted: errorMessages.beingDeleted,
  email_not_found: errorMessages.emailNotFound,
  email_taken: errorMessages.emailTaken,
  reset_limit: errorMessages.resetLimit,
  mail_limit: errorMessages.mailLimit,
  password_required: errorMessages.passwordMissing,
  signup_closed: errorMessages.signUpClosed,
})

const messageOf = ({ code, details }: Failure): MessageDescriptor => {
  if (code === 'username_invalid' || (code === 'bad_input' && details.field === 'name'))
    return isNameReason(details.reason) ? nameMessages[details.reason] : errorMessages.nameLength
  if (code === 'image_unsupported' && details.kind === 'heic') return errorMessages.imageHeic
  if (code === 'photo_limit')
    return details.is_premium ? errorMessages.photoLimit : errorMessages.photoLimitFree
  if (code === 'bad_input' && details.field === 'password') return errorMessages.passwordLength
  if (code === 'bad_input' && details.field === 'email')
    return details.reason === 'same' ? errorMessages.emailSame : uiMessages.emailInvalid
  if (code === 'bad_input' && details.field === 'city') return errorMessages.townUnknown
  return byCode(code)
}

const isNameReason = (reason: unknown): reason is keyof typeof nameMessages =>
  typeof reason === 'string' && Object.hasOwn(nameMessages, reason)

const numberOr = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback)

const lengthsOf = ({ details }: Failure) =>
  details.field === 'password'
    ? { min: limits.passwordMinLength, max: limits.passwordMaxLength }
    : { min: limits.nameMinCodePoints, max: limits.nameMaxCodePoints }

export const useErrorText = (): ((failure: Failure) => string) => {
  const { formatMessage } = useIntl()
  return (failure) =>
    formatMessage(messageOf(failure), {
      ...lengthsOf(failure),
      age: numberOr(failure.details.min_age, limits.minAge),
      minutes: numberOr(failure.details.minutes, limits.loginBlockMinutes),
      limit: numberOr(failure.details.limit, limits.freePhotos),
      premium: limits.premiumPhotos,
      passkeys: limits.passkeysPerMember,
      pixels: limits.photoMinPx,
      megabytes: limits.photoMaxBytes / (1024 * 1024),
    })
}
