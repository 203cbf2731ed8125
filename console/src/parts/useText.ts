import { useTranslate } from 'react-admin'

export const useText = (): ((key: string, values?: Record<string, unknown>) => string) => {
  const translate = useTranslate()
  return (key, values) => translate(`console.${key}`, values)
}
