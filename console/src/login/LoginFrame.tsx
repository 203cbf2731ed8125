import { Box, Container, Paper, Typography } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useText } from '../parts/useText'

interface Props {
  heading: string
  onSubmit: () => void
  children: ReactNode
}

export const LoginFrame = ({ heading, onSubmit, children }: Props) => {
  const text = useText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default' }}
    >
      <Container maxWidth="xs">
        <Typography color="text.secondary" sx={{ mb: 1, textAlign: 'center' }}>
          {text('title')}
        </Typography>
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
              {heading}
            </Typography>
            {children}
          </Box>
        </Paper>
      </Container>
    </Box>
  )
}
