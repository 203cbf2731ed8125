import {
  Box,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { useText } from './useText'

interface Column<Row> {
  label: string
  show: (row: Row) => ReactNode
}

interface Props<Row> {
  title: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
}

export const Rows = <Row,>({ title, rows, columns, keyOf }: Props<Row>) => {
  const text = useText()
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'))
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {rows.length === 0 && <Typography color="text.secondary">{text('table.empty')}</Typography>}
      {rows.length > 0 && isNarrow && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Paper
              key={keyOf(row)}
              component="li"
              variant="outlined"
              sx={{ p: 1.5, overflowWrap: 'anywhere' }}
            >
              {columns.map(({ label, show }) => (
                <Typography key={label} component="div" variant="body2">
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {`${label}: `}
                  </Box>
                  {show(row)}
                </Typography>
              ))}
            </Paper>
          ))}
        </Stack>
      )}
      {rows.length > 0 && !isNarrow && (
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              {columns.map(({ label }) => (
                <TableCell key={label}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={keyOf(row)}>
                {columns.map(({ label, show }) => (
                  <TableCell key={label} sx={{ overflowWrap: 'anywhere' }}>
                    {show(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  )
}
