import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore } from 'react-admin'
import type { DataProvider } from 'react-admin'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { i18nProvider } from '../i18n/i18nProvider'

interface Options {
  path?: string
  dataProvider?: Partial<DataProvider>
}

export const renderPage = (page: ReactElement, { path = '/', dataProvider = {} }: Options = {}) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext
        dataProvider={dataProvider as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        {page}
      </AdminContext>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
