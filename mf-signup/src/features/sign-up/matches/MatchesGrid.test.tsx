import { renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createStore } from '../../../store'
import { createCard } from '../../../testing/fakes'
import { MatchesGrid } from './MatchesGrid'

const locales = join(__dirname, '../locales')
const read = (file: string) => JSON.parse(readFileSync(join(locales, file), 'utf8')) as Record<string, string>
const names: Record<string, string> = { 'de.json': 'Luca schreiben', 'fr.json': 'Écrire à Luca' }

it.each(readdirSync(locales))('[ROUTE-25] names the link to a conversation in one phrase: %s', (file) => {
  const catalogue = read(file)
  const people = [createCard(1, { name: 'Luca' })]
  renderRemote(<MatchesGrid people={people} headingLevel={2} />, { createStore, catalogues: [catalogue] })
  const label = catalogue['signup.matches.write'] ?? ''
  const link = screen.getByRole('link', { name: names[file] ?? new RegExp(`${label}.* Luca$`) })
  expect(link).toHaveAttribute('href', '/members/1/chat')
  expect(link).toHaveAccessibleName(expect.stringMatching(new RegExp(label, 'i')))
  expect(screen.getByText(label)).toBeVisible()
})
