import { Alert, Box, Card, CardContent, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { HostField } from './HostField'
import { SavedAlert } from './SavedAlert'
import { SettingDialog } from './SettingDialog'
import { SettingRows } from './SettingRows'
import { useSettingChange } from './useSettingChange'
import { presentValue } from './values'
import type { Setting, Value } from './values'

export const SettingsPage = () => {
  const text = useText()
  const [host, setHost] = useState('*')
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<Setting | null>(null)
  const { save, undo, last, refusal, forgetRefusal, isRunning } = useSettingChange()
  const storedOf = ({ for_all, for_host }: Setting): Value => (host === '*' ? for_all : for_host)
  const nameOf = (value: Value) => (value === null ? text('setting.notSet') : presentValue(value))
  const close = () => {
    setEdited(null)
    forgetRefusal()
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={text('menu.settings')} />
      <Card variant="outlined">
        <CardContent>
          <SavedAlert {...{ last, undo, isRunning }}>
            {({ name, before, after }) => {
              const difference = text('setting.difference', { before: nameOf(before), after: nameOf(after) })
              return `${name}: ${difference}`
            }}
          </SavedAlert>
          {refusal && !edited && <Alert severity="error">{refusal}</Alert>}
          <Panel name={['settings', host]} load={() => callConsole('listSettings', { query: { host } })}>
            {({ hosts, settings }) => (
              <>
                <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 3 }}>
                  <HostField host={host} hosts={hosts} onChange={setHost} />
                  <TextField
                    fullWidth
                    margin="none"
                    type="search"
                    label={text('setting.search')}
                    value={search}
                    onChange={({ target }) => setSearch(target.value)}
                  />
                </Stack>
                <SettingRows settings={settings} search={search} onEdit={setEdited} />
              </>
            )}
          </Panel>
        </CardContent>
      </Card>
      {edited && (
        <SettingDialog
          setting={edited}
          stored={storedOf(edited)}
          refusal={refusal}
          isRunning={isRunning}
          onClose={close}
          onSave={(after, reason) =>
            void save({ host, name: edited.name, before: storedOf(edited), after }, reason).then(
              (isSaved) => isSaved && close(),
            )
          }
        />
      )}
    </Box>
  )
}
