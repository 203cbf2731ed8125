import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const mailbox = 'http://localhost:8083'

export const openMember = (address: string) => {
  let cookie = ''
  const call = async <Json = unknown>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
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
    return { status: answer.status, json: (await answer.json().catch(() => ({}))) as Json }
  }
  const listen = async () => {
    const received: string[] = []
    const stop = new AbortController()
    const answer = await fetch(`${address}/api/events.php`, { headers: { cookie }, signal: stop.signal })
    const decoder = new TextDecoder()
    const read = async () => {
      for await (const chunk of answer.body ?? [])
        for (const [, data = ''] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm))
          received.push((JSON.parse(data) as { type: string }).type)
    }
    read().catch(() => undefined)
    return { received, close: () => stop.abort() }
  }
  return { call, listen }
}

export const freshAddress = () => `day-${randomUUID().slice(0, 8)}@mail.duetto.test`

export const activationLink = async (email: string): Promise<string | undefined> => {
  for (let tries = 0; tries < 40; tries += 1) {
    const answer = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(email)}`)
    const { mails } = (await answer.json()) as { mails: { text: string }[] }
    const link = mails.map(({ text }) => /https?:\/\/\S+\/activate\/done\S*/.exec(text)?.[0]).find(Boolean)
    if (link) return link
    await wait(500)
  }
  return undefined
}
