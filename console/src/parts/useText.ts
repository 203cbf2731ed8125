import { useTranslate } from 'react-admin'

/** Returns a function that looks up the console's texts by their key in `english.ts`. */
export const useText = (): ((key: string, values?: Record<string, unknown>) => string) => {
  const translate = useTranslate()
  return (key, values) => translate(`console.${key}`, values)
}
