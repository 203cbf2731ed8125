import type { Company, Settings } from '@duetto/shared/contract'
import type { Route } from '@duetto/shared/platform'
import type { RouteHead } from '../siteRoutes'

interface Input {
  route: Pick<Route, 'path'>
  head: Pick<RouteHead, 'questions'>
  settings: Pick<Settings, 'name' | 'description'>
  company: Pick<Company, 'name' | 'address' | 'city'>
  origin: string
}

export const structuredData = ({ route, head, settings, company, origin }: Input): object | null => {
  const { questions = [] } = head
  const site = [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: company.name,
      url: `${origin}/`,
      address: { '@type': 'PostalAddress', streetAddress: company.address, addressLocality: company.city },
    },
    {
      '@type': 'WebSite',
      name: settings.name,
      description: settings.description,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
    },
  ]
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
  const graph = [...(route.path === '/' ? site : []), ...(questions.length > 0 ? [faq] : [])]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : null
}
