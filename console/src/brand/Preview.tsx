import { Box, Stack, Typography } from '@mui/material'
import { palettesOf } from '@duetto/shared/brand'
import type { ThemeName } from '@duetto/shared/brand'
import { cornerTokens } from '@duetto/shared/theme'
import { logoPath } from '@duetto/shared/domain'
import type { Brand } from '@duetto/shared/domain'
import { useText } from '../parts/useText'

const bubble = { px: 1.5, py: 1, maxWidth: '75%' }

export const Preview = ({ brand, theme }: { brand: Brand; theme: ThemeName }) => {
  const text = useText()
  const palette = palettesOf(brand)[theme]
  const logo = (theme === 'dark' && brand.logo_dark) || brand.logo
  const tokens = Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value]))
  return (
    <Box
      role="group"
      aria-label={text(`brand.theme.${theme}`)}
      style={{ ...tokens, ...cornerTokens(brand.corners) }}
      sx={{ flex: 1, bgcolor: 'var(--bg)', color: 'var(--ink)', border: 1, borderColor: 'divider' }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{
          p: 1.5,
          alignItems: 'center',
          bgcolor: 'var(--surface)',
          borderBottom: '1px solid var(--line)',
        }}
      >
        {logo ? (
          <Box
            component="img"
            alt=""
            src={logoPath(logo)}
            sx={{ height: 28, maxWidth: 140, objectFit: 'contain' }}
          />
        ) : (
          <b>{text('brand.sample.name')}</b>
        )}
        <Box
          sx={{
            px: 1,
            borderRadius: 'var(--r-pill)',
            bgcolor: 'var(--secondary)',
            color: 'var(--on-secondary)',
          }}
        >
          {text('brand.sample.unread')}
        </Box>
      </Stack>
      <Stack spacing={1} sx={{ p: 1.5 }}>
        <Box
          sx={{
            ...bubble,
            bgcolor: 'var(--bubble-in)',
            borderRadius: 'var(--r-lg) var(--r-lg) var(--r-lg) var(--r-tight)',
          }}
        >
          {text('brand.sample.theirs')}
        </Box>
        <Box
          sx={{
            ...bubble,
            alignSelf: 'flex-end',
            bgcolor: 'var(--bubble-out)',
            color: 'var(--on-bubble-out)',
            borderRadius: 'var(--r-lg) var(--r-lg) var(--r-tight) var(--r-lg)',
          }}
        >
          {text('brand.sample.own')}
        </Box>
        <Typography variant="body2">
          {text('brand.sample.text')}{' '}
          <Box component="span" sx={{ color: 'var(--primary-ink)', textDecoration: 'underline' }}>
            {text('brand.sample.link')}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ color: 'var(--ink-2)' }}>
          {text('brand.sample.soft')}
        </Typography>
        <Box
          sx={{
            p: 1,
            border: '1.5px solid var(--line-strong)',
            borderRadius: 'var(--r-md)',
            bgcolor: 'var(--surface)',
          }}
        >
          {text('brand.sample.field')}
        </Box>
        <Box
          sx={{
            py: 1,
            textAlign: 'center',
            fontWeight: 650,
            borderRadius: 'var(--r-pill)',
            bgcolor: 'var(--primary)',
            color: 'var(--on-primary)',
          }}
        >
          {text('brand.sample.button')}
        </Box>
      </Stack>
    </Box>
  )
}
