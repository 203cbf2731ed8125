import type { TestApp, TestMember } from '../../../../testing'
import { postFile } from '../../../../testing/upload'
import sharp from 'sharp'
import { screeningJob } from '../screening.job'

const pictureOf = (seed: number): Promise<Buffer> => {
  const squares = Array.from(
    { length: 64 },
    (_, index) => (Math.imul(index + 1, seed * 2_654_435_761) >>> 13) % 256,
  )
  return sharp(Buffer.from(squares), { raw: { width: 8, height: 8, channels: 1 } })
    .resize(640, 800, { fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer()
}

export const useScreening = (site: TestApp) => {
  let score: () => Promise<number>
  beforeEach(() => {
    score = async () => 0
    site.deps.scorer = { score: () => score(), close: () => undefined }
  })
  return {
    scoreWith: (next: () => Promise<number>): void => void (score = next),
    upload: async (seed: number, who: TestMember): Promise<number> => {
      const { body } = await postFile(site, who, {
        url: '/api/photo.php',
        field: 'photo',
        bytes: await pictureOf(seed),
        type: 'image/jpeg',
      })
      return (body as unknown as { image: { id: number } }).image.id
    },
    run: (): Promise<void> => screeningJob.run(site.deps),
  }
}
