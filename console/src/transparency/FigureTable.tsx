import DownloadIcon from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { toCsv } from '@duetto/shared/domain'
import type { Days } from '@duetto/shared/domain'
import { downloadCSV } from 'react-admin'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'
import { useFigureLabels } from './useFigureLabels'
import type { Figure } from './useFigureLabels'

interface Props {
  figures: readonly Figure[]
  days: Days
}

export const FigureTable = ({ figures, days }: Props) => {
  const text = useText()
  const rows = figures.map(useFigureLabels())
  const save = () =>
    downloadCSV(toCsv(['figure', 'detail', 'value'], rows), `transparency-${days.from}-${days.to}`)
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={save} sx={{ mb: 2 }}>
        {text('period.csv')}
      </Button>
      <Rows
        title={text('transparency.table')}
        rows={rows}
        keyOf={({ figure, detail }) => `${figure} ${detail}`}
        columns={[
          { label: text('transparency.figure'), show: ({ figure }) => figure },
          { label: text('transparency.detail'), show: ({ detail }) => detail || '–' },
          { label: text('transparency.value'), show: ({ value }) => value.toLocaleString('en-GB') },
        ]}
      />
    </>
  )
}
