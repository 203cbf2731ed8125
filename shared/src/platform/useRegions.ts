import { useEffect, useState } from 'react'
import type { RegionData } from '../contract'
import type { Http } from '../http'
import { usePlatform } from './PlatformContext'

const loading = new WeakMap<Http, Promise<RegionData[]>>()
const loaded = new WeakMap<Http, RegionData[]>()

/** Loads once. A failed call is made again at the next use. */
const loadRegions = (http: Http): Promise<RegionData[]> => {
  const started = loading.get(http)
  if (started) return started
  const request = http.call('getRegions').then(
    (answer) => {
      const regions = answer ? answer.regions : []
      loaded.set(http, regions)
      return regions
    },
    () => {
      loading.delete(http)
      return []
    },
  )
  loading.set(http, request)
  return request
}

/** Regions and towns to choose from; null until they have loaded. Without them, any town can be typed. */
export const useRegions = (): RegionData[] | null => {
  const { http } = usePlatform()
  const [regions, setRegions] = useState(loaded.get(http) ?? null)
  useEffect(() => {
    let isOver = false
    void loadRegions(http).then((all) => {
      if (!isOver) setRegions(all)
    })
    return () => {
      isOver = true
    }
  }, [http])
  return regions
}
