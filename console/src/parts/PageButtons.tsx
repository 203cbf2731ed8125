import { Box, Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

/** Pagination without page numbers, because the server does not count the rows. */
export const PageButtons = () => {
  const translate = useTranslate()
  const { page, setPage, hasPreviousPage, hasNextPage } = useListContext()
  if (!hasPreviousPage && !hasNextPage) return null
  return (
    <Box component="nav" sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, p: 1 }}>
      <Button disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {translate('ra.navigation.previous')}
      </Button>
      <Button disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {translate('ra.navigation.next')}
      </Button>
    </Box>
  )
}
