import { Alert, Box, Button, Card, CardContent } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { HostField } from '../settings/HostField'
import { useSettingChange } from '../settings/useSettingChange'
import { BrandForm } from './BrandForm'
import { brandOf, storedBrand, withChanges } from './draft'

export const BrandPage = () => {
  const text = useText()
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
          <div role="status">
            {last && (
              <Alert
                severity="success"
                sx={{ mb: 2 }}
                action={
                  <Button color="inherit" disabled={isRunning} onClick={() => void undo(last)}>
                    {text('setting.undo')}
                  </Button>
                }
              >
                {text('brand.saved', { host: last.host === '*' ? text('setting.allHosts') : last.host })}
              </Alert>
            )}
          </div>
          <Panel name={['settings', host]} load={() => callConsole('listSettings', { query: { host } })}>
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
