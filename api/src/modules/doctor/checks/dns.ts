import type { Resolver } from 'node:dns/promises'
import { isPublicAddress } from '../../../infra/net/addresses'
import { fault, ok, reasonOf, warning } from '../Check'
import type { Outcome } from '../Check'

const noRecord = ['ENOTFOUND', 'ENODATA']

export const orNone = async <Record>(records: Promise<Record[]>): Promise<Record[]> =>
  records.catch((error: NodeJS.ErrnoException) => {
    if (noRecord.includes(error.code ?? '')) return []
    throw error
  })

export const checkHost = async (resolver: Resolver, host: string): Promise<Outcome> => {
  try {
    const [four, six] = await Promise.all([orNone(resolver.resolve4(host)), orNone(resolver.resolve6(host))])
    const addresses = [...four, ...six]
    const list = addresses.join(', ')
    if (addresses.length === 0)
      return fault(`${host} has no address. Add an A or AAAA record for this machine.`)
    if (!addresses.some((address) => isPublicAddress(address)))
      return warning(`${host} leads to ${list}, which only your own network reaches.`)
    return ok(`${host} leads to ${list}.`)
  } catch (error) {
    return fault(
      `The address of ${host} cannot be looked up (${reasonOf(error)}). Check the resolver of this machine.`,
    )
  }
}
