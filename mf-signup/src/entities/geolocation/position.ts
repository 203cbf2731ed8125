import { timings } from '@duetto/shared/domain'

export type Permission = 'unsupported' | 'unknown' | 'granted' | 'denied' | 'prompt'

export interface PositionSource {
  permission: () => Promise<Permission>
  locate: () => Promise<{ lat: number; lon: number }>
}

export const browserPosition: PositionSource = {
  permission: async () => {
    if (!('geolocation' in navigator)) return 'unsupported'
    try {
      return (await navigator.permissions.query({ name: 'geolocation' })).state
    } catch {
      return 'unknown'
    }
  },
  locate: () =>
    new Promise((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
        reject,
        { maximumAge: timings.geolocationMaximumAgeMs, timeout: timings.requestTimeoutMs },
      ),
    ),
}
