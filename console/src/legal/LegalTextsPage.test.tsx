import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { LegalTextsPage } from './LegalTextsPage'

const show = (refusal?: { status: number; code: string }) => {
  let stored = { version: 2, body: null as string | null, as_of: '2026-01-01' }
  const calls = fakeServer({
    listLegalTexts: () => ({
      hosts: ['two.example'],
      languages: ['en', 'de'],
      texts: [
        {
          host: 'two.example',
          page: 'privacy',
          language: 'de',
          as_of: '2026-01-01',
          saved_at: '2026-01-01T09:00:00Z',
        },
      ],
    }),
    readLegalText: () => stored,
    saveLegalText: ({ body, as_of }: typeof stored) => {
      if (refusal) return refusal
      stored = { version: stored.version + 1, body, as_of }
      return { ok: true }
    },
  })
  const user = renderPage(<LegalTextsPage />)
  const saveElsewhere = () => {
    stored = { version: stored.version + 1, body: 'Theirs', as_of: '2026-02-01' }
  }
  const countOf = (name: string) => calls.filter((call) => call.name === name).length
  return {
    user,
    saveElsewhere,
    countOf,
    sent: () => calls.filter(({ name }) => name === 'saveLegalText').map(({ body }) => body),
  }
}
const field = () => screen.findByRole('textbox', { name: 'Text' })

it('saves a text with its day, and removes it after a question', async () => {
  const { user, sent } = show()
  expect(await screen.findByText(/No text is saved here/)).toBeVisible()
  await user.type(await field(), '## Scope')
  const day = screen.getByLabelText('Applies from')
  await user.clear(day)
  await user.type(day, '2026-12-01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Remove this text' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/No text is saved here/)).toBeVisible()
  const key = { host: '*', page: 'terms', language: 'en' }
  expect(sent()).toMatchObject([
    { ...key, body: '## Scope', as_of: '2026-12-01', seen: 2 },
    { ...key, body: null, seen: 3 },
  ])
})

it('refuses unknown fields before saving', async () => {
  const { user } = show()
  await user.type(await field(), 'Of {{compnay}')
  expect(screen.getByText(/^Braces are allowed only for the fields listed: {site}/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it.each([
  [409, 'conflict', /Another operator has saved this text/],
  [404, 'not_found', 'This host has no site. Choose one from the list.'],
  [503, 'unavailable', /The server is not available/],
])('keeps the text and explains the refusal %i %s', async (status, code, explanation) => {
  const { user } = show({ status, code })
  await user.type(await field(), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(explanation)).toBeVisible()
  expect(await field()).toHaveValue('Mine')
})

it('keeps the text if the window regains focus after another operator has saved', async () => {
  const { user, saveElsewhere, countOf } = show()
  await user.type(await field(), 'Mine')
  saveElsewhere()
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(countOf('listLegalTexts')).toBe(2))
  expect(countOf('readLegalText')).toBe(1)
  expect(await field()).toHaveValue('Mine')
})

it('opens a text from the list', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Open “Privacy”, Deutsch, two.example' }))
  expect(screen.getByRole('combobox', { name: 'Page' })).toHaveTextContent('Privacy')
  expect(screen.getByRole('combobox', { name: 'Host' })).toHaveValue('two.example')
})
