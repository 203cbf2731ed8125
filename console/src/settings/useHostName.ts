import { useText } from '../parts/useText'

/** Returns the name of a host; `*` is all hosts. */
export const useHostName = (): ((host: string) => string) => {
  const text = useText()
  return (host) => (host === '*' ? text('setting.allHosts') : host)
}
