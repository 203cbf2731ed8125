import { fail } from '../common/log.mjs'

const needed = [20, 19]

/** Exits with one sentence if Node is too old. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  fail(
    `it needs Node ${needed.join('.')} or later and this is ${process.versions.node}. Install a newer Node, then start again.`,
  )
}
