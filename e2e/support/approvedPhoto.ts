import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { ops } from './deploy'
import { site } from './site'

export const createPicture = async () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 480, height: 600, channels: 3, background: '#a87' } })
    .jpeg()
    .toBuffer(),
})

export const addApprovedPhoto = async (request: APIRequestContext): Promise<void> => {
  const answer = await request.post(`${site.url}/api/photo.php`, {
    headers: { origin: site.url },
    multipart: { photo: await createPicture() },
  })
  expect(answer.status()).toBe(200)
  const { image } = (await answer.json()) as { image: { id: number } }
  await ops('photos', 'approve', String(image.id))
}
