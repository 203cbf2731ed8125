import { createNavigation } from './createNavigation'

const go = (delta: -1 | 1): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.go(delta)
  })
const popped = (): Promise<void> =>
  new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }))
const committed = (): Promise<void> => Promise.resolve()

let count = 0
const stops: (() => void)[] = []
const begin = async () => {
  for (const stop of stops.splice(0)) stop()
  const add = jest.spyOn(window, 'addEventListener')
  const shown: string[] = []
  const made = createNavigation((_from, to, show) => {
    show()
    shown.push(`${to.action} ${to.pathname}${to.search}`)
  })
  for (const [type, listener] of add.mock.calls)
    if (type === 'popstate') stops.push(() => removeEventListener(type, listener as EventListener))
  add.mockRestore()
  count += 1
  const [before, page] = [`/before-${count}`, `/page-${count}`]
  made.navigation.push(before)
  made.navigation.push(page)
  shown.length = 0
  const closed: string[] = []
  const openDialog = async (name = 'dialog', stays = false) => {
    const close = made.layers.open(() => {
      closed.push(name)
      if (!stays) close()
    })
    await committed()
    return close
  }
  return { ...made, shown, closed, before, page, openDialog }
}
const path = () => location.pathname + location.search

it('[ROUTE-03] Back closes an open dialog and stays on the page; the next one leaves it', async () => {
  const { openDialog, closed, shown, navigation, before, page } = await begin()
  const { key } = navigation.get()
  await openDialog()
  await go(-1)
  expect([closed, shown, path(), navigation.get().key]).toEqual([['dialog'], [], page, key])
  await go(-1)
  expect([shown, path()]).toEqual([[`POP ${before}`], before])
})

it('closes dialogs one by one, the last opened first', async () => {
  const { openDialog, closed, shown, before } = await begin()
  await openDialog('sheet')
  await openDialog('calendar')
  await go(-1)
  await popped()
  await go(-1)
  expect([closed, shown]).toEqual([['calendar', 'sheet'], []])
  await go(-1)
  expect(shown).toEqual([`POP ${before}`])
})

it('a dialog that stays answers each Back', async () => {
  const { openDialog, closed, page } = await begin()
  await openDialog('sign-up', true)
  for (let times = 0; times < 2; times += 1) {
    await go(-1)
    await popped()
  }
  expect([closed, path()]).toEqual([['sign-up', 'sign-up'], page])
})

it('a dialog closed by its button leaves no history entry', async () => {
  const { openDialog, shown, before, page } = await begin()
  const close = await openDialog()
  close()
  await popped()
  expect([shown, path()]).toEqual([[], page])
  await go(-1)
  expect([shown, path()]).toEqual([[`POP ${before}`], before])
})

it('a dialog that opens as another closes reuses its history entry', async () => {
  const { openDialog, closed, shown, before } = await begin()
  const close = await openDialog('photo')
  const { length } = history
  close()
  await openDialog('notice')
  expect(history).toHaveLength(length)
  await go(-1)
  await go(-1)
  expect([closed, shown]).toEqual([['notice'], [`POP ${before}`]])
})

it('Forward after closing does not open it again and stays on the page', async () => {
  const { openDialog, closed, shown, before, page } = await begin()
  await openDialog()
  await go(-1)
  await go(1)
  await popped()
  expect([closed, shown, path()]).toEqual([['dialog'], [], page])
  await go(-1)
  expect([shown, path()]).toEqual([[`POP ${before}`], before])
})

it('a page opened from a dialog replaces the guard, and Back returns in one step', async () => {
  const { openDialog, navigation, shown, page } = await begin()
  const close = await openDialog()
  navigation.push('/next?a=1', { from: 'dialog' })
  close()
  await committed()
  expect(navigation.get()).toMatchObject({ pathname: '/next', action: 'PUSH', state: { from: 'dialog' } })
  await go(-1)
  expect([shown, path()]).toEqual([['PUSH /next?a=1', `POP ${page}`], page])
})

it('replacing the address under a dialog replaces the page’s own entry', async () => {
  const { openDialog, navigation, shown, closed, page, before } = await begin()
  await openDialog()
  navigation.replace(`${page}?tab=2`)
  await popped()
  expect([shown, path()]).toEqual([[`REPLACE ${page}?tab=2`], `${page}?tab=2`])
  await committed()
  await go(-1)
  expect([closed, path()]).toEqual([['dialog'], `${page}?tab=2`])
  await go(-1)
  expect(path()).toBe(before)
})

it('a link followed during the guard’s removal opens afterwards', async () => {
  const { openDialog, navigation, shown, page } = await begin()
  const close = await openDialog()
  close()
  await committed()
  navigation.push('/next')
  expect(shown).toEqual([])
  await popped()
  expect([shown, path()]).toEqual([['PUSH /next'], '/next'])
  await go(-1)
  expect(path()).toBe(page)
})

it('the button for Back leaves the page, not the dialog', async () => {
  const { openDialog, navigation, before } = await begin()
  await openDialog()
  navigation.go(-1)
  await popped()
  expect(path()).toBe(before)
})

it('after a reload with an open dialog, Back returns to the previous page in one step', async () => {
  const { openDialog, before, page } = await begin()
  await openDialog()
  history.replaceState({ ...(history.state as object), guard: 'the document before the reload' }, '')
  for (const stop of stops.splice(0)) stop()
  const shown: string[] = []
  const { navigation } = createNavigation((_from, to, show) => {
    show()
    shown.push(to.pathname)
  })
  expect(navigation.get().pathname).toBe(page)
  await go(-1)
  await popped()
  expect([shown, navigation.get().pathname]).toEqual([[before], before])
})

it('the quick exit replaces the page’s own entry, not the dialog’s', async () => {
  const { openDialog, atPage, page } = await begin()
  await openDialog()
  const left = jest.fn(() => history.replaceState(null, '', '/neutral'))
  atPage(left)
  expect(left).not.toHaveBeenCalled()
  await popped()
  expect([left.mock.calls, path()]).toEqual([[[]], '/neutral'])
  expect(page).not.toBe(path())
})

it('a dropped traversal blocks navigation only briefly', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  const { openDialog, navigation, shown } = await begin()
  const close = await openDialog()
  const dropped = jest.spyOn(history, 'go').mockImplementation(() => {})
  close()
  await committed()
  navigation.push('/next')
  expect(shown).toEqual([])
  jest.runOnlyPendingTimers()
  expect(shown).toEqual(['PUSH /next'])
  dropped.mockRestore()
  jest.useRealTimers()
})

describe('after Safari’s limit of history entries', () => {
  const reject = (method: 'pushState' | 'replaceState') =>
    jest.spyOn(history, method).mockImplementation(() => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
    })
  afterEach(() => jest.restoreAllMocks())

  it.each(['push', 'replace'] as const)('%s loads the address instead', async (method) => {
    const { navigation, page } = await begin()
    const { length } = history
    reject(`${method}State`)
    navigation[method](`${page}#part`)
    expect(location.href).toBe(`${location.origin}${page}#part`)
    expect(history).toHaveLength(method === 'push' ? length + 1 : length)
    await popped()
  })

  it('a dialog opens without a history entry, and Back leaves the page', async () => {
    const { openDialog, shown, before } = await begin()
    const rejected = reject('pushState')
    const close = await openDialog()
    expect(rejected).toHaveBeenCalled()
    close()
    await go(-1)
    expect(shown).toEqual([`POP ${before}`])
  })
})
