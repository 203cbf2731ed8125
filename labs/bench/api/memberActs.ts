import { timings } from '@duetto/shared/domain'
import type { Call } from './ask'
import { firstPartnerOf, password } from './memberSite'
import type { MemberSite } from './memberSite'
import { createPhotoLike } from './photoLike'

export interface Act {
  name: string
  /** Assumed rate for a member who is online. */
  perMinute: number
  count: number
  /** `turn` counts the calls. Most acts derive the sender from it, some also the target profile. */
  call: (turn: number) => Call
  status?: number
}

export interface MemberActs {
  acts: Act[]
  /** ETag of each member's list of chats, for polls. */
  tags: string[]
  memberOf: (turn: number) => number
  upload: (turn: number) => Promise<string>
}

export const uploadsPerMinute = 0.005
export const streamsPerMinute = 0.2

export const createMemberActs = async ({ api, cookies, members }: MemberSite): Promise<MemberActs> => {
  const memberOf = (turn: number) => turn % cookies.length
  const as = (turn: number) => ({ cookie: cookies[memberOf(turn)] ?? '' })
  const get = (path: string | ((turn: number) => string)) => (turn: number) => ({
    path: typeof path === 'string' ? path : path(turn),
    headers: as(turn),
  })
  const post = (path: string, body: (turn: number) => object) => (turn: number) => ({
    method: 'POST',
    path,
    headers: { ...as(turn), 'idempotency-key': `acts-${process.pid}-${turn}` },
    body: JSON.stringify(body(turn)),
  })

  const photo = await createPhotoLike(1)
  const upload = async (turn: number): Promise<string> => {
    const body = new FormData()
    body.append('photo', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    const answer = await fetch(`${api.url}/api/photo.php`, { method: 'POST', headers: as(turn), body })
    if (!answer.ok) throw new Error(`The photo was refused: ${await answer.text()}`)
    const { image } = (await answer.json()) as { image: { thumb_filename: string } }
    return image.thumb_filename
  }
  const photoUrl = await upload(0)
  const tags = await Promise.all(
    cookies.map(async (cookie) => {
      const answer = await fetch(`${api.url}/api/chats.php`, { headers: { cookie } })
      return answer.headers.get('etag') ?? ''
    }),
  )
  const other = (turn: number) => 2 + ((turn * 7919) % (members - 2))
  const acts: Act[] = [
    {
      name: 'poll without news',
      perMinute: 60_000 / timings.pollMs,
      count: 2000,
      status: 304,
      call: (turn) => ({
        path: '/api/chats.php',
        headers: { ...as(turn), 'if-none-match': tags[memberOf(turn)] ?? '' },
      }),
    },
    { name: 'list of chats', perMinute: 0.5, count: 1000, call: get('/api/chats.php') },
    {
      name: 'conversation',
      perMinute: 0.5,
      count: 1000,
      call: get((turn) => `/api/messages.php?profile=${firstPartnerOf(cookies.length, memberOf(turn))}`),
    },
    {
      name: 'send',
      perMinute: 0.6,
      count: 1000,
      call: post('/api/messages.php', (turn) => ({
        profile: firstPartnerOf(cookies.length, memberOf(turn)) + (turn % 15),
        kind: 'text',
        text: `Hello ${turn}`,
      })),
    },
    { name: 'suggested members', perMinute: 0.5, count: 400, call: get('/api/members.php') },
    {
      name: 'members within 50 km',
      perMinute: 0.2,
      count: 400,
      call: get('/api/members.php?distance=50&sort=nearest'),
    },
    {
      name: 'profile',
      perMinute: 1,
      count: 1000,
      call: get((turn) => `/api/member.php?id=${other(turn)}`),
    },
    { name: 'photo', perMinute: 6, count: 2000, call: () => ({ path: photoUrl, headers: as(0) }) },
    {
      name: 'like',
      perMinute: 0.3,
      count: 1000,
      call: post('/api/like.php', (turn) => ({ profile: other(turn) })),
    },
    { name: 'deck of the swipe game', perMinute: 0.1, count: 400, call: get('/api/swipe.php') },
    {
      name: 'log-in',
      perMinute: 0.03,
      count: 100,
      call: (turn) => ({
        method: 'POST',
        path: '/api/user.php',
        body: JSON.stringify({ email: `m${1 + memberOf(turn)}@bench.test`, password }),
      }),
    },
  ]
  return { acts, tags, memberOf, upload }
}
