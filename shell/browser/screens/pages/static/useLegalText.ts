import type { LegalPage } from '@duetto/shared/domain'
import { usePlatform, useReadable } from '@duetto/shared/platform'
import { useEffect, useState } from 'react'
import type { KnownLegalText, OwnLegalText } from '../../../../common/BootData'
import { loadLegalText } from '../../../host/page/loadLegalText'
import { useShell } from '../../../host/context/ShellContext'

/**
 * Null if the standard text applies, undefined while loading. Throws during rendering if loading fails, because the
 * standard text may not apply.
 */
export const useLegalText = (page: LegalPage): OwnLegalText | null | undefined => {
  const { http, locale: platformLocale } = usePlatform()
  const locale = useReadable(platformLocale)
  const { legal } = useShell()
  const [known, setKnown] = useState<KnownLegalText | null>(legal)
  const [error, setError] = useState<Error | null>(null)
  const isKnown = known?.page === page && known.locale === locale
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    loadLegalText(http, page, locale).then(
      (loaded) => isCurrent && setKnown(loaded),
      (failure: Error) => isCurrent && setError(failure),
    )
    return () => {
      isCurrent = false
    }
  }, [http, isKnown, page, locale])
  if (error !== null) throw error
  return isKnown ? known.own : undefined
}
