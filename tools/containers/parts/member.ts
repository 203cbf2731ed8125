import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { activationLink, freshAddress, openMember } from '../member'
import type { Part } from '../site'

export const member: Part = async (site, check) => {
  const email = freshAddress()
  const { call, listen } = openMember(site.address)
  const account = {
    email,
    name: 'Marta',
    date_of_birth: '1990-03-14',
    password: 'a long evening walk',
    gender: 'female',
  }
  check((await call('POST', '/api/signup.php', account)).status === 200, 'a visitor signs up')
  const link = await activationLink(email)
  check(Boolean(link), 'the activation mail is in the mailbox')
  const token = new URL(link ?? site.address).searchParams.get('token')
  check((await call('POST', '/api/activate.php', { token })).status === 200, 'the account is activated')

  const { profiles } = (
    await call<{ profiles: { id: number; is_demo?: boolean; is_fictional: boolean }[] }>(
      'GET',
      '/api/members.php',
    )
  ).json
  const answering = profiles.find((one) => one.is_demo || one.is_fictional)
  const stream = await listen()
  const message = { profile: answering?.id, kind: 'text', text: 'Good evening. What are you reading?' }
  const sent = await call<{ message?: { conversation: number } }>('POST', '/api/messages.php', message, {
    'idempotency-key': randomUUID(),
  })
  check(sent.status === 200, 'a message is sent')
  const list = `/api/messages.php?conversation=${sent.json.message?.conversation}`
  const countAnswers = async () => {
    const { messages = [] } = (await call<{ messages?: { is_mine: boolean }[] }>('GET', list)).json
    return messages.filter(({ is_mine: isMine }) => !isMine).length
  }
  for (let tries = 0; tries < 90 && (await countAnswers()) === 0; tries += 1) await wait(1000)
  // Wait for a second answer, which would be an error.
  await wait(5000)
  stream.close()
  const answers = await countAnswers()
  check(stream.received.includes('chat-pushed'), 'the stream announces the answer')
  check(answers === 1, `one message is answered once (${answers})`)
}
