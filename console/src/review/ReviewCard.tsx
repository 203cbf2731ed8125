import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  name: string
  picture: ReactNode
  children: ReactNode
}

export const ReviewCard = ({ name, picture, children }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(16rem, 2fr)' },
      gap: 2,
    }}
  >
    <Card
      variant="outlined"
      sx={{ display: 'grid', placeItems: 'center', alignSelf: 'start', bgcolor: 'divider' }}
    >
      {picture}
    </Card>
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2">{name}</Typography>
        {children}
      </CardContent>
    </Card>
  </Box>
)
