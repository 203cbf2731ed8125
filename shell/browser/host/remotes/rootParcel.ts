import { mountRootParcel } from 'single-spa'
import type { AppProps } from 'single-spa'

type MountParcel = AppProps['mountParcel']
const noop = async (): Promise<void> => {}

let opened: Promise<MountParcel> | undefined

/**
 * single-spa frees child parcels on unmount, but never root parcels, so all remotes are children of one root parcel.
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
