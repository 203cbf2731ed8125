import { useText } from '../parts/useText'

export const useHostName = (): ((host: string) => string) => {
  const text = useText()
  return (host) => (host === '*' ? text('setting.allHosts') : host)
}
