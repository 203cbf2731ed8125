import { Box, Link as PhotoLink, Typography } from '@mui/material'
import { mayCall } from '@duetto/shared/contract/console'
import type { OperatorRole, ReviewedPhoto } from '@duetto/shared/contract/console'
import { Link, usePermissions } from 'react-admin'
import { formatDay } from '../parts/format'
import { useText } from '../parts/useText'
import { photoUrl } from '../server/callConsole'

export const Findings = ({ explicit, refused_before, copies }: ReviewedPhoto['screening']) => {
  const text = useText()
  const { permissions: role } = usePermissions<OperatorRole>()
  const canOpen = role !== undefined && mayCall(role, 'getMember')
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h2" sx={{ mb: 1, fontSize: '1rem' }}>
        {text('review.findings')}
      </Typography>
      <Typography>{text(`review.explicit.${explicit ?? 'unscored'}`)}</Typography>
      {refused_before && (
        <Typography color="error">
          {text('review.samePictureRefused', {
            date: formatDay(refused_before.refused_at),
            reason: text(`photo.refusal.${refused_before.refusal}`),
          })}
        </Typography>
      )}
      {copies.map(({ id, member_id, name }) => (
        <Typography key={id} color="error">
          {text('review.copy', { name, id: member_id })}{' '}
          <PhotoLink href={photoUrl(id, 'full')} target="_blank" rel="noreferrer">
            {text('review.openCopy', { id })}
          </PhotoLink>{' '}
          {canOpen && <Link to={`/members/${member_id}/show`}>{text('review.openMember')}</Link>}
        </Typography>
      ))}
    </Box>
  )
}
