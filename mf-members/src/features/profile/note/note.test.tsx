import { createUser, expectAccessible, refuse, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { createStore } from '../../../store'
import { createProfile, createSearchAnswer } from '../../../testing/fakes'
import { MembersRoutes } from '../../../routes'

const show = (
  over: object = {},
  answers: object = {},
  user: ReturnType<typeof createUser> | null = createUser({ id: 9 }),
  openStore: NonNullable<Parameters<typeof renderRemote>[1]>['createStore'] = createStore,
) =>
  renderRemote(<MembersRoutes />, {
    path: '/members/7',
    user,
    createStore: openStore,
    answers: {
      getMember: () => ({ profile: createProfile(7, over) }),
      searchMembers: () => createSearchAnswer([]),
      visit: () => ({ ok: true as const }),
      saveNote: () => ({ ok: true as const }),
      ...answers,
    },
  })
const button = (name: string) => screen.findByRole('button', { name })

describe('note to oneself', () => {
  it('adds a note and returns the focus', async () => {
    const view = show()
    await view.user.click(await button('Add a note'))
    const field = screen.getByRole('textbox', { name: 'Your note' })
    expect(field).toHaveFocus()
    await view.user.type(field, ' Met at the market ')
    await expectAccessible(view.container)
    await view.user.click(await button('Save'))
    expect(await screen.findByText('Met at the market')).toBeVisible()
    expect(await button('Edit note')).toHaveFocus()
    expect(view.calls).toContainEqual({ name: 'saveNote', body: { profile: 7, text: 'Met at the market' } })
  })

  it('deletes a note that is emptied', async () => {
    const view = show({ note: 'Old' })
    await view.user.click(await button('Edit note'))
    await view.user.clear(screen.getByRole('textbox', { name: 'Your note' }))
    await view.user.click(await button('Save'))
    expect(await button('Add a note')).toBeVisible()
    expect(screen.queryByText('Old')).toBeNull()
  })

  it('keeps the text and shows the reason if saving fails', async () => {
    const view = show({}, { saveNote: refuse('network') })
    await view.user.click(await button('Add a note'))
    await view.user.type(screen.getByRole('textbox', { name: 'Your note' }), 'Hm')
    await view.user.click(await button('Save'))
    expect(await screen.findByText(/connection/i)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveValue('Hm')
  })

  it('offers the unsaved text again after leaving the profile', async () => {
    const view = show({}, { saveNote: refuse('network') })
    await view.user.click(await button('Add a note'))
    await view.user.type(screen.getByRole('textbox', { name: 'Your note' }), 'Hm')
    await view.user.click(await button('Save'))
    await screen.findByText(/connection/i)
    view.unmount()
    show({}, {}, undefined, () => ({ store: view.store!, stop: () => {} }))
    expect(await screen.findByRole('textbox', { name: 'Your note' })).toHaveValue('Hm')
    expect(screen.getByText(/connection/i)).toBeVisible()
  })

  it('leaves the focus where the member moved it during the save', async () => {
    let finish = (): void => {}
    const saveNote = () => new Promise((resolve) => (finish = () => resolve({ ok: true })))
    const view = show({}, { saveNote })
    await view.user.click(await button('Add a note'))
    await view.user.type(screen.getByRole('textbox', { name: 'Your note' }), 'Hm')
    await view.user.click(await button('Save'))
    const elsewhere = screen.getByRole('button', { name: 'Send a gift' })
    elsewhere.focus()
    finish()
    expect(await button('Edit note')).toBeVisible()
    expect(elsewhere).toHaveFocus()
  })

  it('is for members only', async () => {
    show({}, {}, null)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull()
  })
})
