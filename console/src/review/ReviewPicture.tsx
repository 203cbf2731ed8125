import { Box } from '@mui/material'

export const ReviewPicture = ({ src, name }: { src: string; name: string }) => (
  <Box
    component="img"
    key={src}
    src={src}
    alt={name}
    sx={{ maxWidth: '100%', height: { xs: '50vh', md: '65vh' }, objectFit: 'contain', display: 'block' }}
  />
)
