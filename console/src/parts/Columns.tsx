import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  shares?: `${number}fr ${number}fr`
  from?: 'lg' | 'xl'
  children: ReactNode
}

export const Columns = ({ shares = '1fr 1fr', from = 'lg', children }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        [from]: shares.replaceAll(/\d+fr/g, (share) => `minmax(0, ${share})`),
      },
      gap: 2,
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)
