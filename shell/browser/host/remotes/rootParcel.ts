import { mountRootParcel } from 'single-spa'
import type { AppProps } from 'single-spa'

type MountParcel = AppProps['mountParcel']
const nothing = async (): Promise<void> => {}

let opened: Promise<MountParcel> | undefined

/**
 * The page's single root parcel, which is never unmounted; remotes and slots are its children. single-spa
 * keeps root parcels forever, but forgets a child once it has unmounted.
 */
export const openRootParcel = (): Promise<MountParcel> =>
  (opened ??= new Promise((resolve, reject) => {
    const mount = async ({ mountParcel }: AppProps): Promise<void> => resolve(mountParcel)
    const root = mountRootParcel(
      { name: 'shell', bootstrap: nothing, mount, unmount: nothing },
      { domElement: document.body },
    )
    root.mountPromise.catch(reject)
  }))
