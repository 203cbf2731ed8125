import { createPublicKey } from 'node:crypto'
import type { Resolver } from 'node:dns/promises'
import type { Config } from '../../../app/config'
import { fault, ok, skipped, warning } from '../Check'
import type { Outcome } from '../Check'
import { orNone } from './dns'

const textsOf = async (resolver: Resolver, name: string): Promise<string[]> =>
  (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join(''))

export const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? ''

export const checkSpf = async (resolver: Resolver, domain: string): Promise<Outcome> => {
  const records = (await textsOf(resolver, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text))
  const [record = '', second] = records
  if (!record) return fault(`${domain} has no SPF record. Publish the one that your mail provider documents.`)
  if (second !== undefined) return fault(`${domain} has ${records.length} SPF records. Merge them into one.`)
  if (/\s[+?]?all\s*$/i.test(record))
    return warning(`The SPF record of ${domain} lets everyone send ("${record}"). End it with ~all or -all.`)
  return ok(`${domain} has an SPF record: ${record}`)
}

export const checkDkim = async (resolver: Resolver, dkim: Config['mail']['dkim']): Promise<Outcome> => {
  if (!dkim)
    return skipped(
      'The site does not sign e-mails (DKIM_DOMAIN). Your mail server has to; a test mail shows it.',
    )
  const name = `${dkim.selector}._domainkey.${dkim.domain}`
  const [record] = (await textsOf(resolver, name)).filter((text) => /\bp=/.test(text))
  const published = /\bp=([^;]*)/.exec(record ?? '')?.[1]?.replaceAll(/\s/g, '')
  if (!published) return fault(`${name} has no DKIM key. Publish the public key of secrets/dkim_private_key.`)
  const own = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  if (published !== own)
    return fault(`${name} has another key than secrets/dkim_private_key, so no signature is valid.`)
  return ok(`${name} has the key that signs e-mails.`)
}

/** Also checks parent domains, because subdomains inherit their DMARC policy. */
export const checkDmarc = async (resolver: Resolver, domain: string): Promise<Outcome> => {
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const [record] = (await textsOf(resolver, `_dmarc.${name}`)).filter((text) => /^v=DMARC1\b/i.test(text))
    if (!record) continue
    if (/\bp=none\b/i.test(record))
      return warning(
        `The DMARC policy of ${name} is none: forged mails are delivered. Change it to p=quarantine.`,
      )
    return ok(`${name} has a DMARC policy: ${record}`)
  }
  return fault(`${domain} has no DMARC policy. Publish _dmarc.${domain} with "v=DMARC1; p=quarantine".`)
}
