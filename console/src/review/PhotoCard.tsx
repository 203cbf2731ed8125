import { Box, Typography } from '@mui/material'
import type { ReviewedPhoto } from '@duetto/shared/contract/console'
import { photoUrl } from '../server/callConsole'
import { Findings } from './Findings'
import { MemberFacts } from './MemberFacts'
import { ReviewCard } from './ReviewCard'
import { ReviewPicture } from './ReviewPicture'
import { PhotoThumb } from '../parts/PhotoThumb'
import { useText } from '../parts/useText'

export const PhotoCard = ({
  photo: { id, is_main, member, others, refused, screening },
}: {
  photo: ReviewedPhoto
}) => {
  const text = useText()
  const name = text('review.photoOf', { name: member.name, age: member.age })
  return (
    <ReviewCard name={name} picture={<ReviewPicture src={photoUrl(id, 'full')} name={name} />}>
      <MemberFacts member={member} />
      {is_main && <Typography>{text('photo.main')}</Typography>}
      {refused > 0 && (
        <Typography color="error">{text('review.refusedBefore', { smart_count: refused })}</Typography>
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
    </ReviewCard>
  )
}
