import { timings } from '@duetto/shared/domain'
import { createTestStore, refuse, settle } from '../../testing/fakes'
import { browserPosition } from './position'
import type { Permission } from './position'
import { locateRequested, permissionAsked } from './slice'

const town = { country: 'IT', region: 'Emilia-Romagna', city: 'Bologna' }

describe('geolocation', () => {
  it.each<Permission>(['unsupported', 'unknown', 'granted', 'denied', 'prompt'])(
    '[SYNC-11] reads the permission %s',
    async (permission) => {
      const { store } = createTestStore(
        {},
        { position: { permission: async () => permission, locate: () => Promise.reject(new Error('no')) } },
      )
      store.dispatch(permissionAsked())
      await settle()
      expect(store.getState().geolocation.permission).toBe(permission)
    },
  )

  it('[SYNC-11] stores the town at the position', async () => {
    const { store, calls } = createTestStore({ getGeocode: () => ({ geocode: town }) })
    store.dispatch(locateRequested())
    await settle()
    expect(calls).toEqual([{ name: 'getGeocode', query: { lat: 44.5, lon: 11.3 } }])
    expect(store.getState().geolocation).toMatchObject({ status: 'ready', geocode: town })
  })

  it('[SYNC-11] stores false after an error', async () => {
    const { store } = createTestStore({ getGeocode: refuse('not_found') })
    store.dispatch(locateRequested())
    await settle()
    expect(store.getState().geolocation).toMatchObject({ status: 'failed', geocode: false })
  })

  it('[SYNC-11] accepts a position of the last hour; is unsupported without the browser’s API', async () => {
    expect(await browserPosition.permission()).toBe('unsupported')
    const getCurrentPosition = jest.fn((found: PositionCallback) =>
      found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition),
    )
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    expect(await browserPosition.locate()).toEqual({ lat: 1, lon: 2 })
    expect(getCurrentPosition.mock.calls[0]).toMatchObject([
      expect.any(Function),
      expect.any(Function),
      { maximumAge: timings.geolocationMaximumAgeMs },
    ])
    expect(await browserPosition.permission()).toBe('unknown')
    Reflect.deleteProperty(navigator, 'geolocation')
  })
})
