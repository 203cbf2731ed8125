import DownloadIcon from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { toCsv } from '@duetto/shared/domain'
import { downloadCSV } from 'react-admin'
import { useText } from './useText'

interface Props<Row> {
  rows: readonly Row[]
  fileName: string
}

export const CsvButton = <Row extends object>({ rows, fileName }: Props<Row>) => {
  const text = useText()
  const [first] = rows
  const columns = Object.keys(first ?? {}) as (keyof Row & string)[]
  return (
    <Button
      startIcon={<DownloadIcon />}
      disabled={first === undefined}
      onClick={() => downloadCSV(toCsv(columns, rows), fileName)}
      sx={{ mb: 2 }}
    >
      {text('period.csv')}
    </Button>
  )
}
