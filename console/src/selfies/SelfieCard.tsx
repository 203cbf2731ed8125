import { Box, Typography } from '@mui/material'
import type { ReviewedSelfie } from '@duetto/shared/contract/console'
import { useText } from '../parts/useText'
import { MemberFacts } from '../review/MemberFacts'
import { ReviewCard } from '../review/ReviewCard'
import { ReviewPicture } from '../review/ReviewPicture'
import { photoUrl, selfieUrl } from '../server/callConsole'
import { PosePicture } from './PosePicture'

export const SelfieCard = ({ selfie: { id, pose, member, photos, refused } }: { selfie: ReviewedSelfie }) => {
  const text = useText()
  const name = text('selfie.selfieOf', { name: member.name, age: member.age })
  const heading = { mt: 2, mb: 1, fontSize: '1rem' }
  return (
    <ReviewCard name={name} picture={<ReviewPicture src={selfieUrl(id)} name={name} />}>
      <MemberFacts member={member} />
      {refused > 0 && (
        <Typography color="error">{text('selfie.refusedBefore', { smart_count: refused })}</Typography>
      )}
      <Typography variant="h2" sx={heading}>
        {text('selfie.wanted')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <PosePicture pose={pose} />
        <Typography>{text(`selfie.pose.${pose}`)}</Typography>
      </Box>
      <Typography variant="h2" sx={heading}>
        {text('selfie.photos')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: 1 }}>
        {photos.map((photo, index) => (
          <Box
            key={photo.id}
            component="img"
            src={photoUrl(photo.id, 'full')}
            alt={text(photo.is_main ? 'photo.main' : 'selfie.photo', { number: index + 1 })}
            sx={{
              width: '100%',
              gridColumn: photo.is_main ? '1 / -1' : undefined,
              maxHeight: photo.is_main ? '32vh' : undefined,
              objectFit: 'contain',
              bgcolor: 'divider',
            }}
          />
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>{text('selfie.compare')}</Typography>
    </ReviewCard>
  )
}
