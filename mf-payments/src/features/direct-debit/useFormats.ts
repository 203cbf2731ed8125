import { useEffect, useState } from 'react'

type Formats = typeof import('./formats')

/** Returns null until loaded and after a failure. */
export const useFormats = (): Formats | null => {
  const [formats, setFormats] = useState<Formats | null>(null)
  useEffect(() => {
    import(/* webpackChunkName: "bank-formats" */ './formats').then(setFormats).catch(() => {})
  }, [])
  return formats
}
