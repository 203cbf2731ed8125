import type { RouteFacts } from '@duetto/shared/domain'
import { lazy, Suspense } from 'react'
import { NotFound } from '../errors/NotFound'

const StaticPage = lazy(() =>
  import('./static/StaticPage').then(({ StaticPage: page }) => ({ default: page })),
)
const Complaints = lazy(() =>
  import('./complaints/Complaints').then(({ Complaints: page }) => ({ default: page })),
)
const LangConfig = lazy(() => import('./LangConfig').then(({ LangConfig: page }) => ({ default: page })))

interface ShellPageProps {
  route: RouteFacts
  params: Readonly<Record<string, string | undefined>>
}

const draw = ({ route }: ShellPageProps) => {
  if (route.id === 'complaints') return <Complaints />
  if (route.id === 'lang-config') return <LangConfig />
  if (route.id === 'token') return <StaticPage key="compliance" name="compliance" />
  if (route.id.startsWith('pages-')) {
    const name = route.id.replace('pages-', '')
    return <StaticPage key={name} name={name} />
  }
  return <NotFound />
}

/** Pages that the shell draws itself; each is a chunk of its own. */
export const ShellPage = (props: ShellPageProps) => <Suspense fallback={null}>{draw(props)}</Suspense>
