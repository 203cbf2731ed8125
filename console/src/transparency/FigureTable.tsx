import DownloadIcon from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { toCsv } from '@duetto/shared/domain'
import type { Days } from '@duetto/shared/domain'
import { downloadCSV } from 'react-admin'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'

interface Props {
  figures: ConsoleResponse<'getTransparency'>['figures']
  days: Days
}

export const FigureTable = ({ figures, days }: Props) => {
  const text = useText()
  const save = () =>
    downloadCSV(toCsv(['figure', 'detail', 'value'], figures), `transparency-${days.from}-${days.to}`)
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={save} sx={{ mb: 2 }}>
        {text('period.csv')}
      </Button>
      <Rows
        title={text('transparency.table')}
        rows={figures}
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
