import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { RecordsIterator, useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useText } from './useText'

export const Cards = <Row extends RaRecord>({
  intro,
  render,
}: {
  intro: string
  render: (row: Row) => ReactNode
}) => {
  const text = useText()
  const { data } = useListContext<Row>()
  return (
    <>
      <Typography sx={{ mb: 2 }}>{intro}</Typography>
      {data?.length === 0 && <Typography color="text.secondary">{text('list.empty')}</Typography>}
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <RecordsIterator<Row> render={render} />
      </Stack>
    </>
  )
}
