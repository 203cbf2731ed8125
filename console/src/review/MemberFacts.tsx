import { Typography } from '@mui/material'
import { mayCall } from '@duetto/shared/contract/console'
import type { OperatorRole, ReviewedPhoto } from '@duetto/shared/contract/console'
import { Link, usePermissions } from 'react-admin'
import { formatDay } from '../parts/format'
import { useText } from '../parts/useText'

export const MemberFacts = ({ member }: { member: ReviewedPhoto['member'] }) => {
  const text = useText()
  const { permissions: role } = usePermissions<OperatorRole>()
  return (
    <>
      <Typography color="text.secondary">
        {text('review.facts', {
          gender: member.gender ? text(`gender.${member.gender}`) : '–',
          country: member.country ?? '–',
          date: formatDay(member.created_at),
        })}
      </Typography>
      {role && mayCall(role, 'getMember') && (
        <Typography>
          <Link to={`/members/${member.id}/show`}>{text('review.openMember')}</Link>
        </Typography>
      )}
    </>
  )
}
