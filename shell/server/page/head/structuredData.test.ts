import { structuredData } from './structuredData'

const given = {
  settings: { name: 'Duetto', description: 'Letters' },
  company: { name: 'Duetto B.V.', address: 'Lane 1', city: 'Utrecht' },
  origin: 'https://duetto.example',
}

it('describes the operator, the site and the questions of the home page', () => {
  const head = { questions: [['Is it free?', 'At first.'] as const] }
  expect(structuredData({ ...given, route: { path: '/' }, head })).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: 'Duetto B.V.', url: 'https://duetto.example/' },
      { '@type': 'WebSite', name: 'Duetto', publisher: { '@id': 'https://duetto.example/#organization' } },
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'At first.' } }],
      },
    ],
  })
})

it('describes nothing on a page without questions', () => {
  expect(structuredData({ ...given, route: { path: '/pricing' }, head: {} })).toBeNull()
})
