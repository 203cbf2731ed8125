import type { CallResponse } from '@duetto/shared/contract'
import type { TestApp, TestMember } from './createTestApp'

export const postFile = async (
  { app }: Pick<TestApp, 'app'>,
  { call }: Pick<TestMember, 'call'>,
  {
    url,
    field,
    bytes,
    type,
    fields = {},
  }: {
    url: string
    field: string
    bytes: Uint8Array
    type: string
    fields?: Record<string, string>
  },
) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append(field, new Blob([new Uint8Array(bytes)], { type }), 'file')
  const encoded = new Response(body)
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { cookie: call.cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, never>>() }
}

export const uploadMessagePhoto = async (
  site: Pick<TestApp, 'app'>,
  member: Pick<TestMember, 'call'>,
  bytes: Uint8Array,
): Promise<CallResponse<'uploadMedia'>['upload']> => {
  const url = '/api/message-media.php'
  const { status, body } = await postFile(site, member, { url, field: 'photo', bytes, type: 'image/jpeg' })
  if (status !== 200) throw new Error(`the upload was refused: ${JSON.stringify(body)}`)
  return (body as unknown as CallResponse<'uploadMedia'>).upload
}
