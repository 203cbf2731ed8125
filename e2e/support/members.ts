import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { createPicture } from './approvedPhoto'
import { becomeMember } from './login'
import type { SignUpValues } from './login'
import { linkInMail } from './mailbox'
import { demoPassword } from './people'
import { logInElsewhere } from './session'
import { site } from './site'

interface Me {
  id: number
  credits: number
}

export const fetchOwnId = async (request: APIRequestContext): Promise<Me> => {
  const answer = await request.get(`${site.url}/api/user.php`)
  return ((await answer.json()) as { user: Me }).user
}

export const activate = async (request: APIRequestContext, email: string): Promise<void> => {
  const token = new URL(await linkInMail(email, '/activate/done')).searchParams.get('token')
  const answer = await request.post(`${site.url}/api/activate.php`, {
    headers: { origin: site.url },
    data: { token },
  })
  expect(answer.status()).toBe(200)
}

export const becomeActiveMember = async (
  page: Page,
  over?: SignUpValues,
): Promise<{ id: number; email: string }> => {
  const email = await becomeMember(page, over)
  await activate(page.request, email)
  return { id: (await fetchOwnId(page.request)).id, email }
}

let written = 0
export const writeTo = async (request: APIRequestContext, profile: number, text: string): Promise<number> => {
  written += 1
  const answer = await request.post(`${site.url}/api/messages.php`, {
    headers: { origin: site.url, 'idempotency-key': `journey-${profile}-${written}-${text.length}` },
    data: { profile, kind: 'text', text },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { message: { conversation: number } }).message.conversation
}

export const sendPhoto = async (
  profile: number,
  headers: Record<string, string> = {},
): Promise<{ id: number; media: string }> => {
  const marco = await logInElsewhere('marco@demo.duetto.test', demoPassword)
  const stored = await marco.post(`${site.url}/api/message-media.php`, {
    headers,
    multipart: { photo: await createPicture() },
  })
  const { upload } = (await stored.json()) as { upload: { name: string; media: string } }
  const sent = await marco.post(`${site.url}/api/messages.php`, {
    headers: { 'idempotency-key': `journey-${upload.name}` },
    data: { profile, kind: 'photo', upload: upload.name },
  })
  expect(sent.status()).toBe(200)
  const { message } = (await sent.json()) as { message: { id: number } }
  await marco.dispose()
  return { id: message.id, media: upload.media }
}

interface Person {
  id: number
  name: string
  is_fictional: boolean
}

export const findPeople = async (request: APIRequestContext, query = ''): Promise<Person[]> => {
  const answer = await request.get(`${site.url}/api/members.php?limit=40${query}`)
  return ((await answer.json()) as { profiles: Person[] }).profiles
}

export const findSomeone = async (request: APIRequestContext): Promise<number> => {
  const [someone] = await findPeople(request)
  if (!someone) throw new Error('the search finds nobody')
  return someone.id
}

/** Searches one age range after another, because members of other specs can fill the first page of a wider search. */
export const findFictional = async (request: APIRequestContext): Promise<Person> => {
  for (const age of [25, 30, 35, 40, 45, 50]) {
    const people = await findPeople(request, `&min_age=${age}&max_age=${age + 4}&gender=female`)
    const found = people.find((one) => one.is_fictional)
    if (found) return found
  }
  throw new Error('There is no fictional profile.')
}

export const haveConversation = async (request: APIRequestContext): Promise<void> => {
  const answer = await request.get(`${site.url}/api/chats.php`)
  const { chats } = (await answer.json()) as { chats: unknown[] }
  if (chats.length === 0) await writeTo(request, (await findFictional(request)).id, 'Good morning!')
}
