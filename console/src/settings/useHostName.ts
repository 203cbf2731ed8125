import { useText } from '../parts/useText'

/** Returns a function that names a host, or "all hosts" for `*`. */
export const useHostName = (): ((host: string) => string) => {
  const text = useText()
  return (host) => (host === '*' ? text('setting.allHosts') : host)
}
