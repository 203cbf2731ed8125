import { sharedParam, takeShared } from '@duetto/shared/domain'
import { serviceWorkers, usePlatform, usePlatformLocation } from '@duetto/shared/platform'
import { useEffect, useEffectEvent } from 'react'

/** Gets the shared files from the service worker, which returns them only once. */
const queryWorker = (): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const worker = serviceWorkers()?.controller
    if (!worker) return resolve([])
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<readonly File[]>) => resolve(data)
    worker.postMessage(takeShared, [port2])
  })

export const useShared = (take: (files: readonly File[]) => void): void => {
  const { navigation } = usePlatform()
  const { pathname, search } = usePlatformLocation()
  const isShared = new URLSearchParams(search).has(sharedParam)
  const takeFiles = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) take(files)
  })
  const clean = useEffectEvent(() => navigation.replace(pathname))
  useEffect(() => {
    if (!isShared) return
    void queryWorker().then(takeFiles)
    // Remove the parameter, because a reload must not request the files again.
    clean()
  }, [isShared])
}
