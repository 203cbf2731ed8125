/**
 * `npm run -w @duetto/demo films [-- <name>…]`: renders the landers' films from SVG portraits to mf-landers/src/films, as
 * WebM, MP4 and a poster (the first frame). Each film has a file for each cast; names such as `faces-gay` limit the run.
 * Needs ffmpeg with libvpx-vp9 and libx264. Throws if a film exceeds `MAX_BYTES`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { casts, renderCast } from './cast'
import { facesFrame, seconds as facesSeconds } from './faces'
import { seconds as windowsSeconds, windowsFrame } from './windows'

const FRAMES_PER_SECOND = 20
const MAX_BYTES = 250_000
const output = join(__dirname, '../../../mf-landers/src/films')

interface Film {
  name: string
  seconds: number
  portraitWidth: number
  frame: (at: number, portraits: readonly (readonly string[])[]) => string
}

const films: readonly Film[] = [
  { name: 'windows', seconds: windowsSeconds, portraitWidth: 240, frame: windowsFrame },
  { name: 'faces', seconds: facesSeconds, portraitWidth: 640, frame: facesFrame },
]

const encode = (frames: string, target: string, options: readonly string[]): void => {
  const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(frames, '%04d.png')]
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...input,
    '-pix_fmt',
    'yuv420p',
    '-an',
    ...options,
    target,
  ])
  const { size } = statSync(target)
  if (size > MAX_BYTES) throw new Error(`${target} has ${size} bytes`)
  console.log(`${target} ${size} bytes`)
}

const render = async (name: string, { seconds, frame }: Film, portraits: string[][]): Promise<void> => {
  const frames = mkdtempSync(join(tmpdir(), 'film-'))
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index += 1) {
    const image = sharp(Buffer.from(frame(index / FRAMES_PER_SECOND, portraits)), { unlimited: true })
    await image.png({ compressionLevel: 1 }).toFile(join(frames, `${String(index).padStart(4, '0')}.png`))
  }
  await sharp(join(frames, '0000.png'))
    .webp({ quality: 72, effort: 6 })
    .toFile(join(output, `${name}.webp`))
  encode(frames, join(output, `${name}.webm`), [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-row-mt',
    '1',
  ])
  const h264 = ['-c:v', 'libx264', '-crf', '29', '-preset', 'slow', '-movflags', '+faststart']
  encode(frames, join(output, `${name}.mp4`), h264)
  rmSync(frames, { recursive: true })
}

const main = async (names: readonly string[]): Promise<void> => {
  const known = films.flatMap(({ name }) => Object.keys(casts).map((suffix) => `${name}${suffix}`))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`Unknown film ${unknown}. Films: ${known.join(', ')}.`)
  for (const film of films) {
    for (const [suffix, cast] of Object.entries(casts)) {
      const name = `${film.name}${suffix}`
      if (names.length > 0 && !names.includes(name)) continue
      await render(name, film, await renderCast(cast, film.portraitWidth))
    }
  }
}
void main(process.argv.slice(2))
