import { addresses } from '@duetto/shared/domain'
import type { Compose } from '../../../infra/delivery/compose'
import type { OutgoingMail } from '../../../infra/delivery/ports'
import type { AccountRow } from '../users.repository'

export const passwordMail = (
  compose: Compose,
  mail: 'password_changed' | 'password_reset',
  { email, name }: Pick<AccountRow, 'email' | 'name'>,
): OutgoingMail => compose(mail, { to: email, values: { name }, path: addresses.login() })
