import type { Route } from '@duetto/shared/platform'
import { lazy, Suspense, useState } from 'react'
import { NotFound } from '../errors/NotFound'
import { PageBoundary } from '../errors/PageBoundary'
import { PageSkeleton } from '../../host/outlets/PageSkeleton'

const loads = {
  StaticPage: () => import('./static/StaticPage').then(({ StaticPage }) => ({ default: StaticPage })),
  Complaints: () => import('./complaints/Complaints').then(({ Complaints }) => ({ default: Complaints })),
  LangConfig: () => import('./LangConfig').then(({ LangConfig }) => ({ default: LangConfig })),
}
/** A lazy component that has failed does not recover, so a retry needs new ones. */
const createPages = ({ StaticPage, Complaints, LangConfig }: typeof loads) => ({
  StaticPage: lazy(StaticPage),
  Complaints: lazy(Complaints),
  LangConfig: lazy(LangConfig),
})
const sharedPages = createPages(loads)

interface ShellPageProps {
  route: Pick<Route, 'id'>
}

export const ShellPage = ({ route }: ShellPageProps) => {
  const [{ StaticPage, Complaints, LangConfig }, setPages] = useState(sharedPages)
  const renderPage = () => {
    if (route.id === 'complaints') return <Complaints />
    if (route.id === 'lang-config') return <LangConfig />
    if (route.id === 'token') return <StaticPage key="compliance" name="compliance" />
    if (route.id.startsWith('pages-')) {
      const name = route.id.replace('pages-', '')
      return <StaticPage key={name} name={name} />
    }
    return <NotFound />
  }
  return (
    <PageBoundary key={route.id} onRetry={() => setPages(createPages(loads))}>
      <Suspense fallback={<PageSkeleton route={route.id} />}>{renderPage()}</Suspense>
    </PageBoundary>
  )
}
