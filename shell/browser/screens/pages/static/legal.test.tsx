import { renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import type { BootData } from '../../../../common/BootData'
import { ShellContext } from '../../../host/context/ShellContext'
import type { Shell } from '../../../host/context/ShellContext'
import { PageBoundary } from '../../errors/PageBoundary'
import { StaticPage } from './StaticPage'

const show = (legal: BootData['legal'], getLegalText: () => object = () => ({ legal: null })) =>
  renderRemote(
    <ShellContext value={{ legal, prerendered: null } as Shell}>
      <PageBoundary>
        <StaticPage name="terms" />
      </PageBoundary>
    </ShellContext>,
    { answers: { getLegalText }, settings: { support_phone: '', support_email: '' } },
  )
const standard = { name: '1. Who may take part' }

it('shows the standard text only once it is known that there is no other', async () => {
  const { calls } = show(null)
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1)
  expect(calls.map(({ name }) => name)).toEqual(['getLegalText'])
})

it('shows the text that the server has sent, without a call', () => {
  const own = { language: 'en' as const, version: 1, body: '## Scope\nOf {site}', as_of: '2026-12-01' }
  const { calls } = show({ page: 'terms', locale: 'en', own })
  expect(screen.getByRole('heading', { name: 'Scope' })).toBeVisible()
  expect(calls).toEqual([])
})

it('shows a heading without text alone', () => {
  const own = { language: 'en' as const, version: 1, body: '## Part one', as_of: '2026-12-01' }
  show({ page: 'terms', locale: 'en', own })
  const section = screen.getByRole('heading', { name: 'Part one' }).parentElement
  expect(section?.children).toHaveLength(1)
})

it('offers to retry instead of showing a text that may not apply', async () => {
  let hasFailed = false
  const { user } = show(null, () => {
    if (hasFailed) return { legal: { language: 'en', version: 1, body: '## Mine', as_of: '2026-12-01' } }
    hasFailed = true
    throw new Error('down')
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible()
  expect(screen.queryByRole('heading', standard)).toBeNull()
})
