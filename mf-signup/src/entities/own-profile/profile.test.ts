import { limits } from '@duetto/shared/domain'
import { makeImage, makeOwnProfile, makeTestStore, refuse, settle } from '../../testing/fakes'
import { changesOf } from './changes'
import { photoChanged, photoDeleted, profileChanged, profileRequested, uploadRequested } from './slice'

const makeFile = (name = 'me.jpg', type = 'image/jpeg') => new File(['x'], name, { type })
const profile = makeOwnProfile()

describe('own profile', () => {
  it('[ACCOUNT-10] sends only what changed; a place goes whole', () => {
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

  it('[ACCOUNT-10] saves, and the top bar is told; a refusal keeps the reason', async () => {
    const { store, answers, refreshSession } = makeTestStore({
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

  it('[PHOTO-01] tells how far an upload is, then shows the photo', async () => {
    let finish: (answer: unknown) => void = () => {}
    let tell: (fraction: number) => void = () => {}
    const { store, calls } = makeTestStore({
      uploadPhoto: ({ onUploadProgress }) => {
        tell = (fraction) => onUploadProgress?.(fraction)
        return new Promise((resolve) => {
          finish = resolve
        })
      },
      getProfile: () => ({ profile: { ...profile, images: [makeImage(1, 'pending')] } }),
    })
    store.dispatch(uploadRequested({ id: 'u', file: makeFile() }))
    await settle()
    tell(0.4)
    expect(store.getState().profile.uploads).toMatchObject([{ id: 'u', fraction: 0.4 }])
    finish({ image: makeImage(1, 'pending') })
    await settle()
    expect(store.getState().profile.uploads).toEqual([])
    expect(store.getState().profile.profile?.images).toMatchObject([{ id: 1, status: 'pending' }])
    const body = calls[0]?.body as FormData
    expect((body.get('photo') as File).name).toBe('me.jpg')
  })

  it('[PHOTO-01] a refused upload says why: the limit, or a file that cannot be taken', async () => {
    const { store, calls } = makeTestStore({
      uploadPhoto: refuse('photo_limit', { limit: 3, is_premium: false }),
    })
    store.dispatch(uploadRequested({ id: 'u', file: makeFile() }))
    store.dispatch(uploadRequested({ id: 'v', file: makeFile('me.pdf', 'application/pdf') }))
    await settle()
    expect(store.getState().profile.uploads.map(({ failure }) => failure?.code)).toEqual([
      'photo_limit',
      'image_unsupported',
    ])
    expect(calls).toHaveLength(1)
  })

  it('[PHOTO-01] a large picture is made smaller first; one that stays too large is not sent', async () => {
    const large = makeFile('large.jpg')
    Object.defineProperty(large, 'size', { value: limits.photoMaxBytes + 1 })
    const answers = { uploadPhoto: () => ({ image: makeImage(1) }), getProfile: () => ({ profile }) }
    const helped = makeTestStore(answers, { shrink: async () => makeFile('small.jpg') })
    helped.store.dispatch(uploadRequested({ id: 'u', file: large }))
    await settle()
    expect(((helped.calls[0]?.body as FormData).get('photo') as File).name).toBe('small.jpg')
    const plain = makeTestStore(answers)
    plain.store.dispatch(uploadRequested({ id: 'u', file: large }))
    await settle()
    expect(plain.calls).toEqual([])
    expect(plain.store.getState().profile.uploads[0]?.failure?.code).toBe('body_too_large')
  })

  it('[ACCOUNT-10] chooses the main photo, moves and deletes; a refusal is shown', async () => {
    const { store, calls, answers } = makeTestStore({
      updatePhoto: () => ({ profile }),
      deletePhoto: () => ({ profile }),
    })
    store.dispatch(photoChanged({ id: 1, is_main: true }))
    await settle()
    store.dispatch(photoChanged({ id: 1, position: 2 }))
    await settle()
    store.dispatch(photoDeleted({ id: 1 }))
    await settle()
    expect(calls).toEqual([
      { name: 'updatePhoto', body: { id: 1, is_main: true } },
      { name: 'updatePhoto', body: { id: 1, position: 2 } },
      { name: 'deletePhoto', body: { id: 1 } },
    ])
    answers.deletePhoto = refuse('network')
    store.dispatch(photoDeleted({ id: 1 }))
    await settle()
    expect(store.getState().profile.photoFailure?.code).toBe('network')
  })
})
