import type { Settings } from '@duetto/shared/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { fakePlatform, createCard, createUser, refuse, renderRemote, settle } from '@duetto/shared/testing'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { MemberSearch } from './MemberSearch'

describe('member search', () => {
  let isOffline = true
  beforeEach(() => {
    jest.useFakeTimers()
    isOffline = true
  })
  afterEach(() => jest.useRealTimers())

  const onEscape = jest.fn()
  const show = (
    isOpened = false,
    found = [1, 5, 6].map((id) => createCard(id, { name: 'Francesca' })),
    settings: Partial<Settings> = {},
    answers: Record<string, (call: { query: { name: string; country?: string } }) => unknown> = {},
  ) => {
    const answer = (name: string, id: number) => ({
      profiles: [createCard(id, { name, is_fictional: true })],
      total: 1,
    })
    const fake = fakePlatform({
      user: createUser(),
      answers: {
        searchMembers: ({ query }: { query: { name: string } }) =>
          query.name.startsWith('Off') && isOffline
            ? refuse('network')()
            : query.name === 'Zoe'
              ? answer('Zoe', 2)
              : {
                  ...answer('Francesca', 1),
                  profiles: found,
                },
        ...answers,
      } as never,
    })
    renderRemote(
      <ShellContext value={{ platform: fake.platform } as unknown as Shell}>
        <MemberSearch isOpened={isOpened} onDone={() => {}} onEscape={onEscape} />
      </ShellContext>,
      { settings },
    )
    return fake
  }
  const field = () => screen.getByRole('combobox')
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const press = (key: string) => fireEvent.keyDown(field(), { key })
  const enter = () => press('Enter')
  const debounce = () =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(300)
      await settle()
    })

  it.each([
    ['', 'Fictional profile'],
    ['Moderated profile', 'Moderated profile'],
  ])('[TRUST-01] with the site’s term “%s”, labels a fictional suggestion “%s”', async (term, label) => {
    show(false, undefined, { fictional_singular: term })
    fireEvent.focus(field())
    type('Zoe')
    await debounce()
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(label)
  })

  it('[TOPBAR-01] keys of an input method neither select nor close', async () => {
    const { visited } = show(true)
    type('Fra')
    await debounce()
    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(field(), { key, keyCode: 229 })
    expect([visited, field().getAttribute('aria-expanded'), onEscape.mock.calls]).toEqual([[], 'true', []])
    press('ArrowDown')
    enter()
    expect(visited).toEqual(['/members/1'])
  })

  it.each([
    [['ArrowDown'], '/members/1'],
    [['ArrowDown', 'ArrowDown'], '/members/5'],
    [['ArrowDown', 'ArrowDown', 'ArrowUp'], '/members/1'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], '/members/1'],
    [['ArrowUp'], '/members?gender=all&country=all&name=Fra'],
    [['ArrowUp', 'ArrowUp'], '/members/6'],
    [['Escape', 'ArrowDown'], '/members/1'],
  ])('[TOPBAR-01] after the keys %j, Enter opens %s', async (keys, path) => {
    const { visited } = show()
    fireEvent.focus(field())
    type('Fra')
    await debounce()
    keys.forEach(press)
    enter()
    expect(visited).toEqual([path])
  })

  it('[TOPBAR-01] outlines the row that Enter opens', async () => {
    show()
    type('Fra')
    await debounce()
    press('ArrowDown')
    const rings = screen.getAllByRole('option').map((row) => getComputedStyle(row).boxShadow)
    expect(rings).toEqual(['inset 0 0 0 2px var(--focus)', '', '', ''])
  })

  it('[TOPBAR-01] suggests people of the own country first, then others', async () => {
    const people = (country: string | undefined) =>
      (country === 'IT' ? [7, 8] : [1, 7, 2, 3, 4, 5]).map((id) => createCard(id, { name: `Marta ${id}` }))
    const fake = show(
      false,
      undefined,
      {},
      { searchMembers: ({ query }) => ({ profiles: people(query.country) }) },
    )
    type('Ma')
    await debounce()
    const names = screen.getAllByRole('option').map(({ textContent }) => /Marta \d/.exec(textContent)?.[0])
    expect(names).toEqual(['Marta 7', 'Marta 8', 'Marta 1', 'Marta 2', 'Marta 3', 'Marta 4', undefined])
    expect(fake.calls.map(({ query }) => query)).toMatchObject([{ country: 'IT' }, { name: 'Ma' }])
  })

  it('[TOPBAR-01] Enter opens all results, before or after the suggestions', async () => {
    const { visited, calls } = show()
    type(' Zoe & Co')
    enter()
    expect(visited).toEqual(['/members?gender=all&country=all&name=Zoe%20%26%20Co'])
    type('Fra')
    await debounce()
    expect(calls[0]?.query).toMatchObject({ name: 'Fra', sort: 'active' })
    enter()
    expect(visited.at(-1)).toBe('/members?gender=all&country=all&name=Fra')
    expect(field()).toHaveValue('')
  })

  it('[TOPBAR-01] the last suggestion opens all results', async () => {
    const { visited } = show()
    type('Fra')
    await debounce()
    fireEvent.click(screen.getByRole('option', { name: 'All results for “Fra”' }))
    expect(visited).toEqual(['/members?gender=all&country=all&name=Fra'])
  })

  it.each([
    ['Escape', () => press('Escape')],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close search' }))],
  ])(
    '[TOPBAR-01] %s closes the suggestions and returns the focus to the button of a phone',
    async (_, leave) => {
      onEscape.mockClear()
      show(true)
      type('Fra')
      await debounce()
      expect(field()).toHaveAttribute('aria-expanded', 'true')
      leave()
      expect(field()).toHaveAttribute('aria-expanded', 'false')
      expect(onEscape).toHaveBeenCalledTimes(1)
    },
  )

  it('[TOPBAR-01] after Escape, Enter opens all results instead of the highlighted person', async () => {
    const { visited } = show()
    type('Fra')
    await debounce()
    for (const key of ['ArrowDown', 'Escape', 'Enter']) press(key)
    expect(visited).toEqual(['/members?gender=all&country=all&name=Fra'])
  })

  it('[TOPBAR-01] a click opens a person, a press that is released elsewhere does not', async () => {
    const { visited } = show()
    type('Fra')
    await debounce()
    const [, second] = screen.getAllByRole('option')
    if (!second) throw new Error('no second suggestion')
    fireEvent.pointerDown(second)
    expect(fireEvent.mouseDown(second)).toBe(false)
    expect(visited).toEqual([])
    fireEvent.click(second)
    expect(visited).toEqual(['/members/5'])
  })

  it.each([
    ['before the first answer', false],
    ['between both requests', true],
  ])('[TOPBAR-01] shows no suggestions if the session ends %s', async (_, hasNear) => {
    const near = { profiles: [createCard(7, { name: 'Marta' })] }
    const { calls } = show(
      false,
      undefined,
      {},
      { searchMembers: ({ query }) => query.country !== undefined && hasNear && near },
    )
    type('Ma')
    await debounce()
    expect(calls).toHaveLength(hasNear ? 2 : 1)
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('[TRUST-11] shows a failed search, and a press retries it', async () => {
    show()
    type('Off')
    await debounce()
    expect(screen.getByRole('status')).toHaveTextContent('The search did not work.')
    expect(screen.queryByText('No one here by that name')).toBeNull()
    isOffline = true
    type('Offl')
    await debounce()
    isOffline = false
    fireEvent.click(screen.getByRole('option', { name: /Try again/ }))
    await debounce()
    expect(screen.getAllByRole('option')).toHaveLength(4)
  })

  it('[TOPBAR-01] announces an empty result', async () => {
    show(false, [])
    expect(field()).toHaveAttribute('aria-autocomplete', 'list')
    type('Fra')
    await debounce()
    expect(screen.getByRole('status')).toHaveTextContent('No one here by that name')
  })
})
