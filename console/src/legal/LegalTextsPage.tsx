import { Alert, Box, Card, CardContent, MenuItem, Stack, TextField } from '@mui/material'
import { defaultLocale, legalPages, localeNames } from '@duetto/shared/domain'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { HostField } from '../settings/HostField'
import { LegalTextForm } from './LegalTextForm'
import { SavedLegalTexts } from './SavedLegalTexts'
import type { LegalKey } from './useLegalTextChange'

const textOf = (key: LegalKey) => () => callConsole('readLegalText', { query: key })

export const LegalTextsPage = () => {
  const text = useText()
  const [key, setKey] = useState<LegalKey>({ host: '*', page: 'terms', language: defaultLocale })
  const change = (changes: Partial<LegalKey>) => setKey({ ...key, ...changes })
  const name = Object.values(key)
  return (
    <Box sx={{ mt: 2, minWidth: 0 }}>
      <Title title={text('menu.legal')} />
      <Card variant="outlined">
        <CardContent>
          <Alert severity="info" sx={{ mb: 2 }}>
            {text('legal.explain')}
          </Alert>
          <Panel name={['legal-texts']} load={() => callConsole('listLegalTexts')}>
            {({ hosts, languages, texts }) => (
              <>
                <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
                  <HostField host={key.host} hosts={hosts} onChange={(host) => change({ host })} />
                  <TextField
                    select
                    margin="none"
                    label={text('legal.page')}
                    value={key.page}
                    onChange={({ target }) => change({ page: target.value as LegalKey['page'] })}
                    sx={{ minWidth: '14rem' }}
                  >
                    {legalPages.map((page) => (
                      <MenuItem key={page} value={page}>
                        {text(`legal.pages.${page}`)}
                      </MenuItem>
                    ))}
                  </TextField>
                  <TextField
                    select
                    margin="none"
                    label={text('legal.language')}
                    value={key.language}
                    onChange={({ target }) => change({ language: target.value as LegalKey['language'] })}
                    sx={{ minWidth: '10rem' }}
                  >
                    {languages.map((language) => (
                      <MenuItem key={language} value={language}>
                        {localeNames[language]}
                      </MenuItem>
                    ))}
                  </TextField>
                </Stack>
                <Panel isEdited name={['legal-text', ...name]} load={textOf(key)}>
                  {(stored) => (
                    <LegalTextForm key={[...name, stored.version].join(' ')} of={key} stored={stored} />
                  )}
                </Panel>
                <Box sx={{ mt: 4 }}>
                  <SavedLegalTexts texts={texts} onOpen={setKey} />
                </Box>
              </>
            )}
          </Panel>
        </CardContent>
      </Card>
    </Box>
  )
}
