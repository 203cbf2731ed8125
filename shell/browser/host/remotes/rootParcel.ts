import { mountRootParcel } from 'single-spa'
import type { AppProps } from 'single-spa'

type MountParcel = AppProps['mountParcel']
const noop = async (): Promise<void> => {}

let opened: Promise<MountParcel> | undefined

/**
 * Returns one shared `mountParcel`. Parcels mounted as children of this root parcel are freed on unmount; single-spa
 * never frees root parcels.
 */
export const openRootParcel = (): Promise<MountParcel> =>
  (opened ??= new Promise((resolve, reject) => {
    const mount = async ({ mountParcel }: AppProps): Promise<void> => resolve(mountParcel)
    const root = mountRootParcel(
      { name: 'shell', bootstrap: noop, mount, unmount: noop },
      { domElement: document.body },
    )
    root.mountPromise.catch(reject)
  }))
