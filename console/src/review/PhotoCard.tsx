import { Box, Card, CardContent, Typography } from '@mui/material'
import { mayCall } from '@duetto/shared/contract/console'
import type { OperatorRole, ReviewedPhoto } from '@duetto/shared/contract/console'
import { Link, usePermissions } from 'react-admin'
import { photoUrl } from '../server/callConsole'
import { formatDay } from '../parts/format'
import { Findings } from './Findings'
import { PhotoThumb } from '../parts/PhotoThumb'
import { useText } from '../parts/useText'

export const PhotoCard = ({
  photo: { id, is_main, member, others, refused, screening },
}: {
  photo: ReviewedPhoto
}) => {
  const text = useText()
  const { permissions: role } = usePermissions<OperatorRole>()
  const name = text('review.photoOf', { name: member.name, age: member.age })
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(16rem, 2fr)' },
        gap: 2,
      }}
    >
      <Card variant="outlined" sx={{ display: 'grid', placeItems: 'center', bgcolor: 'divider' }}>
        <Box
          component="img"
          key={id}
          src={photoUrl(id, 'full')}
          alt={name}
          sx={{
            maxWidth: '100%',
            height: { xs: '50vh', md: '65vh' },
            objectFit: 'contain',
            display: 'block',
          }}
        />
      </Card>
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h2">{name}</Typography>
          <Typography color="text.secondary">
            {text('review.facts', {
              gender: member.gender ? text(`gender.${member.gender}`) : '–',
              country: member.country ?? '–',
              date: formatDay(member.created_at),
            })}
          </Typography>
          {is_main && <Typography>{text('photo.main')}</Typography>}
          {refused > 0 && (
            <Typography color="error">{text('review.refusedBefore', { smart_count: refused })}</Typography>
          )}
          {role && mayCall(role, 'getMember') && (
            <Typography>
              <Link to={`/members/${member.id}/show`}>{text('review.openMember')}</Link>
            </Typography>
          )}
          <Findings {...screening} />
          <Typography variant="h2" sx={{ mt: 2, mb: 1, fontSize: '1rem' }}>
            {text('review.others')}
          </Typography>
          {others.length === 0 && <Typography color="text.secondary">{text('review.noOthers')}</Typography>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {others.map((other) => (
              <PhotoThumb key={other.id} photo={other} />
            ))}
          </Box>
        </CardContent>
      </Card>
    </Box>
  )
}
