import { Box, Link, Typography } from '@mui/material'
import { useText } from '../parts/useText'

export const Dashboards = ({ urls }: { urls: readonly string[] }) => {
  const text = useText()
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('health.dashboards')}
      </Typography>
      {urls.length === 0 && <Typography>{text('health.noDashboards')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {urls.map((url) => (
          <li key={url}>
            <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
              {url}
            </Link>
          </li>
        ))}
      </Box>
    </>
  )
}
