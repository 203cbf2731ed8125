import { mayCall } from '@duetto/shared/contract/console'
import type { ConsoleMember, OperatorRole } from '@duetto/shared/contract/console'
import { MeasureButton } from './MeasureButton'
import { StandingButton } from './StandingButton'

export const MemberActs = ({ member, role }: { member: ConsoleMember; role: OperatorRole }) => {
  const { id, status, restricted_until, is_fictional } = member
  if (!mayCall(role, 'suspendMember')) return null
  if (status === 'suspended') return <StandingButton id={id} name="restore" />
  if (status !== 'active') return null
  return (
    <>
      {!is_fictional && <MeasureButton member={member} kind="warn" />}
      {!is_fictional && <MeasureButton member={member} kind="restrict" />}
      {restricted_until !== null && <StandingButton id={id} name="lift" />}
      <MeasureButton member={member} kind="suspend" />
    </>
  )
}
