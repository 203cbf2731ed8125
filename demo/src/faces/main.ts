/**
 * `npm run -w @duetto/demo faces`: renders the faces for the landers' link preview pictures to
 * mf-landers/src/linkPictures/faces.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPortrait, renderPortrait } from '../portraits'
import { faces } from './faces'

const WIDTH = 480
const output = join(__dirname, '../../../mf-landers/src/linkPictures/faces')

const main = async (): Promise<void> => {
  mkdirSync(output, { recursive: true })
  for (const [name, { person, shot }] of Object.entries(faces)) {
    const picture = await renderPortrait(drawPortrait(person, shot), WIDTH, 'webp')
    writeFileSync(join(output, `${name}.webp`), picture)
    console.log(`${name} ${picture.length} bytes`)
  }
}
void main()
