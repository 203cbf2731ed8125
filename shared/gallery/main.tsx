import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import { Logo, Page, Stack, Tabs } from '../src/ui'
import { Fields } from './Fields'
import { Overlays } from './Overlays'
import { Pieces } from './Pieces'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <IntlProvider locale="en">
      <MemoryRouter>
        <Page>
          <Stack gap={7}>
            <Logo name="Duetto" />
            <Tabs
              label="Views"
              current="b"
              tabs={[
                { id: 'a', to: '/a', label: 'Who liked me' },
                { id: 'b', to: '/b', label: 'Meine Lieblingsmitglieder' },
              ]}
            />
            <Pieces />
            <Fields />
            <Overlays />
          </Stack>
        </Page>
      </MemoryRouter>
    </IntlProvider>,
  )
