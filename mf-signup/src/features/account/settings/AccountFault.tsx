import { Banner } from '@duetto/shared/ui'
import { useErrorText } from '../../../widgets/form/useErrorText'
import type { AccountPart } from '../../../entities/settings/slice'
import { useSignUpSelector } from '../../../state'

/** The last error of a section. */
export const AccountFault = ({ of }: { of: AccountPart }) => {
  const errorText = useErrorText()
  const fault = useSignUpSelector((state) => state.settings.accountFailure)
  return fault?.of === of ? <Banner tone="danger">{errorText(fault.failure)}</Banner> : null
}
