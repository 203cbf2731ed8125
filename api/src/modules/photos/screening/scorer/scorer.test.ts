import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { createScorer } from './createScorer'
import type { Scorer } from './Scorer'

const dir = mkdtempSync(join(tmpdir(), 'duetto-scorer-'))
const scorers: Scorer[] = []
afterEach(() => scorers.splice(0).forEach((scorer) => scorer.close()))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const scorerOf = (options: Parameters<typeof createScorer>[0]): Scorer => {
  const scorer = createScorer({ execArgv: [], stderr: 'ignore', ...options })
  scorers.push(scorer)
  return scorer
}
const fakeScorer = (code: string, timeoutMs?: number): Scorer => {
  const script = join(dir, `${scorers.length}-${Date.now()}.cjs`)
  writeFileSync(script, `let count = 0; process.on('message', (pixels) => { count += 1; ${code} })`)
  return scorerOf({ script, timeoutMs })
}
const pixels = Buffer.alloc(3)

it('scores an abstract picture in tones of skin as explicit, and a grey one as harmless', async () => {
  const scorer = scorerOf({ script: join(__dirname, 'main.ts'), execArgv: ['--import', 'tsx'] })
  const input = (picture: Sharp) =>
    picture.resize(224, 224, { fit: 'fill', kernel: 'linear' }).removeAlpha().raw().toBuffer()
  const abstract = readFileSync(join(__dirname, '../testing/abstract.svg'))
  expect(await scorer.score(await input(sharp(abstract)))).toBeGreaterThan(0.97)
  const grey = { width: 64, height: 64, channels: 3, background: '#808080' } as const
  expect(await scorer.score(await input(sharp({ create: grey })))).toBeLessThan(0.3)
})

it('scores one photo at a time, in one process', async () => {
  const scorer = fakeScorer('process.send(count)')
  expect(await Promise.all([1, 2, 3].map(() => scorer.score(pixels)))).toEqual([1, 2, 3])
})

it('reports a crash and starts a new process for the next photo', async () => {
  const scorer = fakeScorer('if (pixels[0]) process.exit(3); process.send(count)')
  expect(await scorer.score(pixels)).toBe(1)
  const results = await Promise.allSettled([scorer.score(Buffer.from([1, 0, 0])), scorer.score(pixels)])
  expect(results).toMatchObject([
    { status: 'rejected', reason: { message: 'the scorer ended (3)' } },
    { status: 'fulfilled', value: 1 },
  ])
})

it('ends a process that exceeds its time, and one that exceeds its memory', async () => {
  const slow = fakeScorer('while (true);', 300)
  await expect(slow.score(pixels)).rejects.toThrow('no score after 300 ms')
  const greedy = fakeScorer('const all = []; while (true) all.push(new Array(1e6).fill(count))')
  await expect(greedy.score(pixels)).rejects.toThrow(/^the scorer ended/)
})

it('reports a missing script and hides the environment from the process', async () => {
  await expect(scorerOf({ script: join(dir, 'missing.cjs') }).score(pixels)).rejects.toThrow(
    'the scorer ended (1)',
  )
  expect(
    await fakeScorer(
      'process.send(Object.keys(process.env).filter((name) => !name.startsWith("NODE_")).length)',
    ).score(pixels),
  ).toBe(0)
})
