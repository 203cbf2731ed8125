import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  /** Shares of the width, such as `3fr 2fr`. */
  shares?: `${number}fr ${number}fr`
  /** The narrowest window with two columns. */
  from?: 'lg' | 'xl'
  children: ReactNode
}

/** Two columns; one below the other in narrower windows. */
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
