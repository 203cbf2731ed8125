import type { RemoteName } from '@duetto/shared/domain'

const reported = new Set<string>()

/**
 * Reports that a build mounted (`isUp`) or failed, each once per build and page load. The server halts builds that fail
 * too often.
 */
export const reportBuild = (remote: RemoteName, build: string, isUp: boolean): void => {
  const key = `${remote} ${build} ${isUp}`
  if (reported.has(key)) return
  reported.add(key)
  const body = JSON.stringify({ remote, build, isUp })
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, body }
  fetch('/registry/report', options).catch(() => undefined)
}
