import { Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card variant="outlined">
    <CardContent>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {children}
    </CardContent>
  </Card>
)
