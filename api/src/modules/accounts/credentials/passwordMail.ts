import { addresses } from '@duetto/shared/domain'
import type { Compose } from '../../../infra/delivery/compose'
import type { OutgoingMail } from '../../../infra/delivery/ports'
import type { AccountRow } from '../users.repository'

/** Composes the e-mail about a changed password, in case someone other than the owner changed it. */
export const passwordMail = (
  compose: Compose,
  mail: 'password_changed' | 'password_reset',
  { email, name }: Pick<AccountRow, 'email' | 'name'>,
): OutgoingMail => compose(mail, { to: email, values: { name }, path: addresses.login() })
