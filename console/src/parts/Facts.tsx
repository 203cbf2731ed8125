import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr' }, columnGap: 2, m: 0 }}
  >
    {facts.map(([label, value]) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {label}
        </Typography>
        <Typography
          component="dd"
          sx={{ m: 0, mt: { sm: 0.75 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)
