import type { Days } from '@duetto/shared/domain'
import { CsvButton } from '../parts/CsvButton'
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
  return (
    <>
      <CsvButton rows={rows} fileName={`transparency-${days.from}-${days.to}`} />
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
