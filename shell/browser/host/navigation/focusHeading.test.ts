import { act } from '@testing-library/react'
import { settle } from '@duetto/shared/testing'
import { writable } from '@duetto/shared/platform'
import type { PlatformLocation } from '@duetto/shared/platform'
import { focusHeadings } from './focusHeading'

const at = (
  pathname: string,
  key: string,
  action: PlatformLocation['action'] = 'PUSH',
): PlatformLocation => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key,
  action,
})
const renderMain = async (html: string): Promise<void> => {
  const main = document.getElementById('main')
  if (main) main.innerHTML = html
  await act(settle)
}
const focused = (): string | null | undefined => document.activeElement?.textContent

const begin = async () => {
  document.body.innerHTML = '<main id="main"></main><input id="search">'
  const place = writable(at('/members', 'a'))
  focusHeadings({ ...place, push: () => {}, replace: () => {}, go: () => {} })
  await renderMain('<h1>People</h1><a href="/members/1">Clara</a><a href="/members/2">Ines</a>')
  return place
}

it('[ROUTE-03] focuses the new page’s heading, also when it renders again', async () => {
  const place = await begin()
  place.set(at('/members/2', 'b'))
  await renderMain('<h1>Loading</h1>')
  expect(focused()).toBe('Loading')
  await renderMain('<h1>Ines, 30</h1>')
  expect(focused()).toBe('Ines, 30')
})

it('returns the focus to the link through which the page was left, on Back', async () => {
  const place = await begin()
  document.querySelectorAll('a')[1]?.focus()
  place.set(at('/members/2', 'b'))
  await renderMain('<h1>Ines, 30</h1>')
  place.set(at('/members', 'a', 'POP'))
  await renderMain('<h1>People</h1>')
  expect(focused()).toBe('People')
  await renderMain('<h1>People</h1><a href="/members/1">Clara</a><a href="/members/2">Ines</a>')
  expect(focused()).toBe('Ines')
})

it('does not take the focus from a field of the new page', async () => {
  const place = await begin()
  place.set(at('/login', 'b'))
  const main = document.getElementById('main')
  if (main) main.innerHTML = '<h1>Log in</h1><input aria-label="E-mail">'
  main?.querySelector('input')?.focus()
  await act(settle)
  expect(document.activeElement).toBe(main?.querySelector('input'))
})
