import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const mailbox = 'http://localhost:8083'

/** A member's browser without the screens: keeps the session's cookie and calls the API through the gateway. */
export const openMember = (address) => {
  let cookie = ''
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        origin: address,
        cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie())
      if (/session/.test(line)) cookie = line.split(';')[0] ?? ''
    return { status: answer.status, json: await answer.json().catch(() => ({})) }
  }
  /** Types of the events that the member's stream delivers from now on. */
  const listen = async () => {
    const heard = []
    const stop = new AbortController()
    const answer = await fetch(`${address}/api/events.php`, { headers: { cookie }, signal: stop.signal })
    const decoder = new TextDecoder()
    const read = async () => {
      for await (const chunk of answer.body)
        for (const [, data] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm))
          heard.push(JSON.parse(data).type)
    }
    read().catch(() => undefined)
    return { heard, close: () => stop.abort() }
  }
  return { call, listen }
}

export const freshAddress = () => `day-${randomUUID().slice(0, 8)}@mail.duetto.test`

/** The activation link of the mail that the mailbox got; undefined if none came within 20 s. */
export const activationLink = async (email) => {
  for (let tries = 0; tries < 40; tries += 1) {
    const answer = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(email)}`)
    const { mails } = await answer.json()
    const link = mails.map(({ text }) => /https?:\/\/\S+\/activate\/done\S*/.exec(text)?.[0]).find(Boolean)
    if (link) return link
    await wait(500)
  }
  return undefined
}
