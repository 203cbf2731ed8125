import type { ProfileCard } from '@duetto/shared/contract'
import type { Gender } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { useEffect, useState } from 'react'

/** Members with a photo, as visitors see them in the search; null until they have loaded. */
export const usePeople = (count: number, gender?: Gender): readonly ProfileCard[] | null => {
  const { http, hasTrafficSource } = usePlatform()
  const [people, setPeople] = useState<readonly ProfileCard[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const trafficsource = hasTrafficSource()
    http
      .call('searchMembers', { query: { limit: count, gender, trafficsource }, signal: controller.signal })
      .then((answer) => setPeople(answer ? answer.profiles.filter(({ main_image }) => main_image) : []))
      .catch(() => !controller.signal.aborted && setPeople([]))
    return () => controller.abort()
  }, [http, hasTrafficSource, count, gender])
  return people
}
