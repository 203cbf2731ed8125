import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  /** Column widths, such as `3fr 2fr`. */
  shares?: `${number}fr ${number}fr`
  /** Breakpoint from which there are two columns. */
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
