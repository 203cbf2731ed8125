import { Box, Card, CardContent } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { HostField } from '../settings/HostField'
import { SavedAlert } from '../settings/SavedAlert'
import { useHostName } from '../settings/useHostName'
import { useSettingChange } from '../settings/useSettingChange'
import { BrandForm } from './BrandForm'
import { brandOf, storedBrand, withChanges } from './draft'

export const BrandPage = () => {
  const text = useText()
  const hostName = useHostName()
  const [host, setHost] = useState('*')
  const { save, undo, last, refusal, forgetRefusal, isRunning } = useSettingChange()
  const choose = (chosen: string) => {
    setHost(chosen)
    forgetRefusal()
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={text('menu.brand')} />
      <Card variant="outlined">
        <CardContent>
          <SavedAlert {...{ last, undo, isRunning }}>
            {(saved) => text('brand.saved', { host: hostName(saved.host) })}
          </SavedAlert>
          <Panel
            isEdited
            name={['settings', host]}
            load={() => callConsole('listSettings', { query: { host } })}
          >
            {({ hosts, settings }) => {
              const brand = brandOf(settings)
              const before = storedBrand(settings, host)
              return (
                <>
                  <Box sx={{ mb: 3 }}>
                    <HostField host={host} hosts={hosts} onChange={choose} />
                  </Box>
                  <BrandForm
                    key={`${host} ${JSON.stringify(brand)}`}
                    brand={brand}
                    refusal={refusal}
                    isRunning={isRunning}
                    onSave={(draft) =>
                      void save({ host, name: 'brand', before, after: withChanges(before, brand, draft) })
                    }
                  />
                </>
              )
            }}
          </Panel>
        </CardContent>
      </Card>
    </Box>
  )
}
