import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { operatorTimings } from '@duetto/shared/domain'
import type { AnswerGrouping } from '@duetto/shared/domain'
import { Link } from 'react-admin'
import { CsvButton } from '../parts/CsvButton'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'
import { formatShift } from './formatShift'
import { formatWait } from './formatWait'

type Row = ConsoleResponse<'getAnswerFigures'>['rows'][number]

interface Props {
  rows: readonly Row[]
  by: AnswerGrouping
  fileName: string
}

const endOf = (shift: string) => new Date(Date.parse(shift) + operatorTimings.shiftMs).toISOString()

export const AnswerTable = ({ rows, by, fileName }: Props) => {
  const text = useText()
  const table = rows.map(({ fictional, shift, answers, median_wait_seconds }) => ({
    profile_id: fictional?.id ?? '',
    profile: fictional?.name ?? '',
    shift_start: shift ?? '',
    shift_end: shift === null ? '' : endOf(shift),
    answers,
    median_wait_seconds,
  }))
  const profile = {
    label: text('inbox.fictional'),
    show: ({ fictional }: Row) =>
      fictional && <Link to={`/members/${fictional.id}/show`}>{fictional.name}</Link>,
  }
  const shift = {
    label: text('answer.shift'),
    show: (row: Row) => row.shift && formatShift(row.shift, endOf(row.shift)),
  }
  return (
    <>
      <CsvButton rows={table} fileName={fileName} />
      <Rows
        title={text(`answer.groupings.${by}`)}
        rows={rows}
        keyOf={(row) => `${row.fictional?.id} ${row.shift}`}
        columns={[
          ...(by === 'shift' ? [] : [profile]),
          ...(by === 'profile' ? [] : [shift]),
          { label: text('answer.answers'), show: ({ answers }) => answers.toLocaleString('en-GB') },
          {
            label: text('answer.wait'),
            show: ({ median_wait_seconds: wait }) => (wait === null ? '–' : formatWait(wait)),
          },
        ]}
      />
    </>
  )
}
