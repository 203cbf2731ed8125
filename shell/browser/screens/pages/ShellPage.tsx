import type { Route } from '@duetto/shared/platform'
import { lazyWithPreload } from '@duetto/shared/ui'
import { NotFound } from '../errors/NotFound'
import { PageBoundary } from '../errors/PageBoundary'
import { PageSkeleton } from '../../host/outlets/PageSkeleton'

const { Component: StaticPage } = lazyWithPreload(
  async () => (await import('./static/StaticPage')).StaticPage,
)
const { Component: Complaints } = lazyWithPreload(
  async () => (await import('./complaints/Complaints')).Complaints,
)
const { Component: LangConfig } = lazyWithPreload(async () => (await import('./LangConfig')).LangConfig)

interface ShellPageProps {
  route: Pick<Route, 'id'>
}

export const ShellPage = ({ route }: ShellPageProps) => {
  const fallback = <PageSkeleton route={route.id} />
  const renderPage = () => {
    if (route.id === 'complaints') return <Complaints fallback={fallback} props={{}} />
    if (route.id === 'lang-config') return <LangConfig fallback={fallback} props={{}} />
    if (route.id === 'token') return <StaticPage fallback={fallback} props={{ name: 'compliance' }} />
    if (route.id.startsWith('pages-'))
      return <StaticPage fallback={fallback} props={{ name: route.id.replace('pages-', '') }} />
    return <NotFound />
  }
  return <PageBoundary key={route.id}>{renderPage()}</PageBoundary>
}
