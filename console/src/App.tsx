import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { BrandPage } from './brand/BrandPage'
import { AccessDenied, Admin, CanAccess, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router'
import { SessionsPage } from './account/SessionsPage'
import { AnswersPage } from './answers/AnswersPage'
import { authProvider } from './server/authProvider'
import type { Screen } from './server/authProvider'
import { AppealList } from './cases/AppealList'
import { ComplaintList } from './cases/ComplaintList'
import { CallError } from './server/callConsole'
import { dataProvider } from './server/dataProvider'
import { AuditList } from './audit/AuditList'
import { Dashboard } from './dashboard/Dashboard'
import { GrowthPage } from './growth/GrowthPage'
import { HealthPage } from './health/HealthPage'
import { english } from './i18n/english'
import { i18nProvider } from './i18n/i18nProvider'
import { InboxList } from './inbox/InboxList'
import { InboxShow } from './inbox/InboxShow'
import { ConsoleLayout } from './layout/ConsoleLayout'
import { LoginPage } from './login/LoginPage'
import { MarketingPage } from './marketing/MarketingPage'
import { MediaReview } from './media/MediaReview'
import { MemberList } from './members/MemberList'
import { LegalTextsPage } from './legal/LegalTextsPage'
import { MemberShow } from './members/MemberShow'
import { BooksPage } from './money/BooksPage'
import { DiscountList } from './money/DiscountList'
import { PaymentList } from './money/PaymentList'
import { PaymentShow } from './money/PaymentShow'
import { RemotesPage } from './remotes/RemotesPage'
import { ReportList } from './reports/ReportList'
import { ReportShow } from './reports/ReportShow'
import { PhotoReview } from './review/PhotoReview'
import { SelfieReview } from './selfies/SelfieReview'
import { SettingsPage } from './settings/SettingsPage'
import { TemplatesPage } from './templates/TemplatesPage'
import { TransparencyPage } from './transparency/TransparencyPage'
import { darkTheme, lightTheme } from './theme/theme'

const retries = 2

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < retries && error instanceof CallError && error.status === 0,
    },
  },
})

const pages: Partial<Record<Screen, ReactElement>> = {
  photos: <PhotoReview />,
  media: <MediaReview />,
  selfies: <SelfieReview />,
  templates: <TemplatesPage />,
  answers: <AnswersPage />,
  books: <BooksPage />,
  marketing: <MarketingPage />,
  growth: <GrowthPage />,
  transparency: <TransparencyPage />,
  remotes: <RemotesPage />,
  health: <HealthPage />,
  brand: <BrandPage />,
  legal: <LegalTextsPage />,
  settings: <SettingsPage />,
}

export const App = () => (
  <Admin
    title={english.title}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    theme={lightTheme}
    darkTheme={darkTheme}
    layout={ConsoleLayout}
    loginPage={LoginPage}
    dashboard={Dashboard}
    requireAuth
    disableTelemetry
  >
    <Resource name="members" list={MemberList} show={MemberShow} />
    <Resource name="reports" list={ReportList} show={ReportShow} />
    <Resource name="appeals" list={AppealList} />
    <Resource name="complaints" list={ComplaintList} />
    <Resource name="inbox" list={InboxList} show={InboxShow} />
    <Resource name="payments" list={PaymentList} show={PaymentShow} />
    <Resource name="discounts" list={DiscountList} />
    <Resource name="audit" list={AuditList} />
    <CustomRoutes>
      {Object.entries(pages).map(([resource, page]) => (
        <Route
          key={resource}
          path={`/${resource}`}
          element={
            <CanAccess resource={resource} action="list" accessDenied={<AccessDenied />}>
              {page}
            </CanAccess>
          }
        />
      ))}
      <Route path="/sessions" element={<SessionsPage />} />
    </CustomRoutes>
  </Admin>
)
