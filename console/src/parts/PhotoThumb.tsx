import { Box, Typography } from '@mui/material'
import { photoUrl } from '../server/callConsole'
import { useText } from './useText'

interface Props {
  photo: { id: number; status: 'pending' | 'active' | 'rejected'; is_main: boolean }
}

export const PhotoThumb = ({ photo: { id, status, is_main } }: Props) => {
  const text = useText()
  const state = text(`photo.status.${status}`)
  return (
    <Box component="figure" sx={{ m: 0, width: 112 }}>
      <Box
        component="img"
        src={photoUrl(id, 'thumb')}
        alt={text('photo.alt', { id, status: state })}
        loading="lazy"
        sx={{
          width: 112,
          height: 140,
          objectFit: 'cover',
          borderRadius: 1,
          display: 'block',
          bgcolor: 'divider',
        }}
      />
      <Typography component="figcaption" variant="caption">
        {is_main ? `${text('photo.main')}, ${state}` : state}
      </Typography>
    </Box>
  )
}
