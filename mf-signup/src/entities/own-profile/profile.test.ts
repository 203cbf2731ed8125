import { limits, timings } from '@duetto/shared/domain'
import { createFile } from '@duetto/shared/testing'
import {
  createImage,
  createOwnProfile,
  createStorage,
  createTestStore,
  refuse,
  settle,
  testNow,
} from '../../testing/fakes'
import { changesOf } from './changes'
import {
  cardDismissed,
  photoChanged,
  photoDeleted,
  photoRestored,
  profileChanged,
  profileRequested,
  profileTyped,
  uploadRequested,
} from './slice'

const profile = createOwnProfile()

describe('own profile', () => {
  it('[ACCOUNT-10] sends changed fields only, but a location as a whole', () => {
    expect(changesOf(profile, profile)).toEqual({})
    expect(changesOf(profile, { ...profile, hair_color: 'red', looking_for: null })).toEqual({
      hair_color: 'red',
      looking_for: null,
    })
    expect(changesOf(profile, { ...profile, city: 'Parma' })).toEqual({
      country: 'IT',
      region: 'Emilia-Romagna',
      city: 'Parma',
    })
  })

  it('[ACCOUNT-10] saves and refreshes the session; stores the reason of a refusal', async () => {
    const { store, answers, refreshSession } = createTestStore({
      getProfile: () => ({ profile }),
      saveProfile: () => ({ profile: { ...profile, name: 'Anne' } }),
    })
    store.dispatch(profileRequested())
    await settle()
    store.dispatch(profileChanged({ name: 'Anne' }))
    await settle()
    expect(store.getState().profile).toMatchObject({ saveStatus: 'ready', profile: { name: 'Anne' } })
    expect(refreshSession).toHaveBeenCalledTimes(1)
    answers.saveProfile = refuse('username_invalid', { field: 'name', reason: 'starts_with_at' })
    store.dispatch(profileChanged({ name: '@a' }))
    await settle()
    expect(store.getState().profile).toMatchObject({
      saveStatus: 'failed',
      saveFailure: { code: 'username_invalid' },
      profile: { name: 'Anne' },
    })
  })

  it('[PHOTO-01] reports the progress of an upload, then shows the photo', async () => {
    let finish: (answer: unknown) => void = () => {}
    let reportProgress: (fraction: number) => void = () => {}
    const { store, calls } = createTestStore({
      uploadPhoto: ({ onUploadProgress }) => {
        reportProgress = (fraction) => onUploadProgress?.(fraction)
        return new Promise((resolve) => {
          finish = resolve
        })
      },
      getProfile: () => ({ profile: { ...profile, images: [createImage(1, 'pending')] } }),
    })
    store.dispatch(uploadRequested({ id: 'u', file: createFile() }))
    await settle()
    reportProgress(0.4)
    expect(store.getState().profile.uploads).toMatchObject([{ id: 'u', fraction: 0.4 }])
    finish({ image: createImage(1, 'pending') })
    await settle()
    expect(store.getState().profile.uploads).toEqual([])
    expect(store.getState().profile.profile?.images).toMatchObject([{ id: 1, status: 'pending' }])
    const body = calls[0]?.body as FormData
    expect((body.get('photo') as File).name).toBe('me.jpg')
  })

  it('[PHOTO-01] stores why an upload failed: the limit or the file', async () => {
    const { store, calls } = createTestStore({
      uploadPhoto: refuse('photo_limit', { limit: 3, is_premium: false }),
    })
    store.dispatch(uploadRequested({ id: 'u', file: createFile() }))
    store.dispatch(uploadRequested({ id: 'v', file: createFile('me.jpg', { kind: 'pdf' }) }))
    await settle()
    expect(store.getState().profile.uploads.map(({ failure }) => failure?.code)).toEqual([
      'photo_limit',
      'image_unsupported',
    ])
    expect(calls).toHaveLength(1)
  })

  it('[PHOTO-01] rejects an HEIC file that this browser cannot decode without sending it', async () => {
    const { store, calls } = createTestStore()
    store.dispatch(
      uploadRequested({ id: 'u', file: createFile('me.heic', { kind: 'heic', type: 'image/heic' }) }),
    )
    store.dispatch(uploadRequested({ id: 'v', file: createFile('me.jpg', { kind: 'heic' }) }))
    await settle()
    const failure = { code: 'image_unsupported', details: { kind: 'heic' } }
    expect(store.getState().profile.uploads).toMatchObject([{ failure }, { failure }])
    expect(calls).toEqual([])
  })

  it('[PHOTO-01] downscales a large picture, and does not send one that stays too large', async () => {
    const large = createFile('large.jpg')
    Object.defineProperty(large, 'size', { value: limits.photoMaxBytes + 1 })
    const answers = { uploadPhoto: () => ({ image: createImage(1) }), getProfile: () => ({ profile }) }
    const helped = createTestStore(answers, { shrink: async () => createFile('small.jpg') })
    helped.store.dispatch(uploadRequested({ id: 'u', file: large }))
    await settle()
    expect(((helped.calls[0]?.body as FormData).get('photo') as File).name).toBe('small.jpg')
    const plain = createTestStore(answers)
    plain.store.dispatch(uploadRequested({ id: 'u', file: large }))
    await settle()
    expect(plain.calls).toEqual([])
    expect(plain.store.getState().profile.uploads[0]?.failure?.code).toBe('body_too_large')
  })

  it('[ACCOUNT-10] sets the main photo and reorders; stores the reason of a refusal', async () => {
    const { store, calls, answers } = createTestStore({
      updatePhoto: () => ({ profile }),
    })
    store.dispatch(photoChanged({ id: 1, is_main: true }))
    await settle()
    store.dispatch(photoChanged({ id: 1, position: 2 }))
    await settle()
    expect(calls).toEqual([
      { name: 'updatePhoto', body: { id: 1, is_main: true } },
      { name: 'updatePhoto', body: { id: 1, position: 2 } },
    ])
    answers.updatePhoto = refuse('network')
    store.dispatch(photoChanged({ id: 1, position: 2 }))
    await settle()
    expect(store.getState().profile.photoFailure?.code).toBe('network')
  })

  it('[ACCOUNT-11] saves both of two quick toggles', async () => {
    const answers: ((answer: unknown) => void)[] = []
    const { store, calls } = createTestStore({
      saveProfile: () => new Promise((resolve) => answers.push(resolve)),
    })
    store.dispatch(profileChanged({ is_invisible: true }))
    store.dispatch(profileChanged({ is_private: true }))
    await settle()
    expect(store.getState().profile.pending).toEqual({ is_invisible: true, is_private: true })
    answers[0]?.({ profile: { ...profile, is_invisible: true } })
    await settle()
    expect(store.getState().profile.saveStatus).toBe('loading')
    answers[1]?.({ profile: { ...profile, is_invisible: true, is_private: true } })
    await settle()
    expect(calls.map(({ body }) => body)).toEqual([{ is_invisible: true }, { is_private: true }])
    expect(store.getState().profile).toMatchObject({
      saveStatus: 'ready',
      pending: {},
      profile: { is_invisible: true, is_private: true },
    })
  })

  it('[ACCOUNT-10] restores unsaved values after the session expired', async () => {
    const storage = createStorage()
    const before = createTestStore({}, { storage })
    before.store.dispatch(profileTyped({ id: 7, change: { about_me: 'I read' } }))
    await settle()
    before.stop()
    expect(createTestStore({}, { storage }).store.getState().profile.typed).toEqual({
      id: 7,
      change: { about_me: 'I read' },
    })
    const late = createTestStore({}, { storage, now: () => testNow + 3_600_000 })
    expect(late.store.getState().profile.typed).toBeNull()
  })

  it('[ACCOUNT-10] refreshes the session after “Not now” on a card', async () => {
    const { store, calls, refreshSession } = createTestStore({ dismissProfileCard: () => ({ profile }) })
    store.dispatch(cardDismissed({ card: 'tattoos' }))
    await settle()
    expect(calls).toEqual([{ name: 'dismissProfileCard', body: { card: 'tattoos' } }])
    expect(refreshSession).toHaveBeenCalledTimes(1)
    expect(store.getState().profile.dismissStatus).toBe('ready')
  })

  it('[PHOTO-01] refreshes the session after an upload', async () => {
    const { store, refreshSession } = createTestStore({
      uploadPhoto: () => ({ image: createImage(1) }),
      getProfile: () => ({ profile }),
    })
    store.dispatch(uploadRequested({ id: 'u', file: createFile() }))
    await settle()
    expect(refreshSession).toHaveBeenCalledTimes(1)
  })

  describe('deleting a photo', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const remove = () => {
      const made = createTestStore({ deletePhoto: () => ({ profile }) })
      made.store.dispatch(photoDeleted({ id: 1 }))
      return made
    }
    const deleted = [{ name: 'deletePhoto', body: { id: 1 } }]

    it('[ACCOUNT-10] can be undone during the delay', async () => {
      const { store, calls } = remove()
      await jest.advanceTimersByTimeAsync(timings.undoMs - 1)
      expect(store.getState().profile.removing).toEqual([1])
      store.dispatch(photoRestored({ id: 1 }))
      await jest.advanceTimersByTimeAsync(timings.undoMs)
      expect(calls).toEqual([])
      expect(store.getState().profile.removing).toEqual([])
    })

    it('[ACCOUNT-10] happens after the delay, or when the page is left', async () => {
      const { store, calls } = remove()
      await jest.advanceTimersByTimeAsync(timings.undoMs)
      expect(calls).toEqual(deleted)
      expect(store.getState().profile.removing).toEqual([])
      const left = remove()
      left.stop()
      expect(left.calls).toEqual(deleted)
    })
  })
})
