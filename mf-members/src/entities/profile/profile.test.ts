import { blockRequested } from '../people/slice'
import { createProfile, createTestStore, refuse, settle } from '../../testing/fakes'
import { selectNoteSave, selectProfileEntry, selectReport } from './selectors'
import { noteSaveRequested, profileRequested, reportRequested } from './slice'

describe('profile', () => {
  it('[ROUTE-03] loads when opened, and stays visible while reloading', async () => {
    const { store } = createTestStore({ getMember: () => ({ profile: createProfile(3) }) })
    store.dispatch(profileRequested({ id: 3 }))
    expect(selectProfileEntry(store.getState(), 3)?.status).toBe('loading')
    await settle()
    expect(selectProfileEntry(store.getState(), 3)).toMatchObject({ status: 'ready', profile: { id: 3 } })
    store.dispatch(profileRequested({ id: 3 }))
    expect(selectProfileEntry(store.getState(), 3)?.status).toBe('ready')
  })

  it('[MEMBER-11] distinguishes hidden profiles from errors', async () => {
    const { store } = createTestStore({ getMember: refuse('not_found') })
    store.dispatch(profileRequested({ id: 3 }))
    await settle()
    expect(selectProfileEntry(store.getState(), 3)).toMatchObject({
      status: 'failed',
      errorCode: 'not_found',
    })
  })

  it('[MEMBER-11] marks a blocked profile', async () => {
    const { store } = createTestStore({
      getMember: () => ({ profile: createProfile(3) }),
      block: () => ({ ok: true }),
    })
    store.dispatch(profileRequested({ id: 3 }))
    await settle()
    store.dispatch(blockRequested({ id: 3 }))
    await settle()
    expect(selectProfileEntry(store.getState(), 3)?.profile?.is_blocked).toBe(true)
  })

  it('saves the notes of two profiles at the same time, each with its own result', async () => {
    const finish: (() => void)[] = []
    const first = new Promise<void>((resolve) => finish.push(resolve)).then(refuse('network'))
    const second = new Promise<void>((resolve) => finish.push(resolve)).then(() => ({ ok: true as const }))
    const { store, answers, calls } = createTestStore({ saveNote: () => first })
    store.dispatch(noteSaveRequested({ id: 3, text: 'Met at the market' }))
    answers.saveNote = () => second
    store.dispatch(noteSaveRequested({ id: 4, text: 'Likes opera' }))
    await settle()
    expect(calls).toHaveLength(2)
    finish[1]?.()
    await settle()
    expect(selectNoteSave(store.getState(), 3)?.status).toBe('loading')
    expect(selectNoteSave(store.getState(), 4)?.status).toBe('ready')
    finish[0]?.()
    await settle()
    expect(selectNoteSave(store.getState(), 3)).toMatchObject({ status: 'failed', text: 'Met at the market' })
    expect(selectNoteSave(store.getState(), 4)?.status).toBe('ready')
  })

  it('[TRUST-06] a report returns a reference, and can be sent again after an error', async () => {
    const { store, answers } = createTestStore({ report: refuse('too_fast') })
    const report = { kind: 'profile', id: 3, reason: 'fake' } as const
    store.dispatch(reportRequested(report))
    await settle()
    expect(selectReport(store.getState())).toMatchObject({ status: 'failed', errorCode: 'too_fast' })
    answers.report = () => ({ ok: true, reference: 'R-42', at: '2026-03-01T12:00:00Z' })
    store.dispatch(reportRequested(report))
    await settle()
    expect(selectReport(store.getState())).toMatchObject({ status: 'ready', reference: 'R-42' })
  })
})
