import { useEffect, useState } from 'react'
import type { RegionData } from '../contract'
import type { Http } from '../http'
import { usePlatform } from './PlatformContext'

const loaded = new WeakMap<Http, RegionData[]>()

/** Returns [] if the call fails or the session ends. Text fields then accept any town, and the next mount retries. */
const loadRegions = async (http: Http): Promise<RegionData[]> => {
  const answer = await http.call('getRegions').catch(() => false as const)
  if (!answer) return []
  loaded.set(http, answer.regions)
  return answer.regions
}

/** Null while loading; empty if loading failed. */
export const useRegions = (): RegionData[] | null => {
  const { http } = usePlatform()
  const [regions, setRegions] = useState(loaded.get(http) ?? null)
  useEffect(() => {
    if (loaded.has(http)) return undefined
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
