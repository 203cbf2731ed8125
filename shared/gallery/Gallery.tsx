import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'react-intl'
import { Logo, Page, Stack, Tabs } from '../src/ui'
import { Fields } from './Fields'
import { Overlays } from './Overlays'
import { Pieces } from './Pieces'

export const Gallery = () => (
  <IntlProvider locale="en">
    <MemoryRouter>
      <main>
        <Page>
          <Stack gap={7}>
            <h1>Components</h1>
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
      </main>
    </MemoryRouter>
  </IntlProvider>
)
