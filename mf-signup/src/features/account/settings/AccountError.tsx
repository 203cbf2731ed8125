import { Banner } from '@duetto/shared/ui'
import { useErrorText } from '../../../widgets/form/useErrorText'
import type { AccountPart } from '../../../entities/settings/slice'
import { useSignUpSelector } from '../../../state'

export const AccountError = ({ of }: { of: AccountPart }) => {
  const errorText = useErrorText()
  const error = useSignUpSelector((state) => state.settings.accountFailure)
  return error?.of === of ? <Banner tone="danger">{errorText(error.failure)}</Banner> : null
}
