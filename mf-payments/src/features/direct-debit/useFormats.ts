import { useEffect, useState } from 'react'

type Formats = typeof import('./formats')

/** Null until loaded, or if loading failed. */
export const useFormats = (): Formats | null => {
  const [formats, setFormats] = useState<Formats | null>(null)
  useEffect(() => {
    import(/* webpackChunkName: "bank-formats" */ './formats').then(setFormats).catch(() => {})
  }, [])
  return formats
}
