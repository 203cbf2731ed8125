import type { RemoteName } from '@duetto/shared/domain'

const reported = new Set<string>()

/**
 * Reports to the server whether a build mounted, once per build and result until the page is reloaded. The server halts
 * failing builds.
 */
export const reportBuild = (remote: RemoteName, build: string, isUp: boolean): void => {
  const key = `${remote} ${build} ${isUp}`
  if (reported.has(key)) return
  reported.add(key)
  const body = JSON.stringify({ remote, build, isUp })
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, body }
  fetch('/registry/report', options).catch(() => undefined)
}
