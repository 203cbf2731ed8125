import { Button, Chip, Typography } from '@mui/material'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'
import { presentValue, valueOf } from './values'
import type { Setting } from './values'

const longestValue = 80
const shorten = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}…` : text

const originOf = ({ for_host, for_all }: Setting) => {
  if (for_host !== null) return 'host'
  return for_all === null ? null : 'all'
}

interface Props {
  settings: readonly Setting[]
  search: string
  onEdit: (setting: Setting) => void
}

export const SettingRows = ({ settings, search, onEdit }: Props) => {
  const text = useText()
  const wanted = search.trim().toLowerCase()
  const found = settings.filter(({ name, meaning }) => `${name} ${meaning}`.toLowerCase().includes(wanted))
  return (
    <Rows
      title={text('menu.settings')}
      rows={found}
      keyOf={({ name }) => name}
      columns={[
        {
          label: text('setting.name'),
          show: ({ name, meaning }) => (
            <>
              <b>{name}</b>
              <Typography variant="body2" color="text.secondary">
                {meaning}
              </Typography>
            </>
          ),
        },
        {
          label: text('setting.value'),
          show: (setting) => {
            const origin = originOf(setting)
            return (
              <>
                {shorten(presentValue(valueOf(setting)))}{' '}
                {origin && <Chip size="small" color="primary" label={text(`setting.origin.${origin}`)} />}
              </>
            )
          },
        },
        {
          label: text('setting.edit'),
          show: (setting) => (
            <Button
              size="small"
              aria-label={text('setting.editOne', { name: setting.name })}
              onClick={() => onEdit(setting)}
            >
              {text('setting.edit')}
            </Button>
          ),
        },
      ]}
    />
  )
}
