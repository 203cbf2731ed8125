/**
 * Receives 224×224 RGB pixels and replies with a score. Its environment is empty and it decodes no images, so a hostile
 * photo reaches the model only as pixels.
 */
import { endWithParent } from '../../../../infra/endWithParent'
import { loadModel } from './model'

/** Above this resident memory in bytes, the process ends after its reply. */
const memoryMax = 512 * 1024 * 1024

const model = loadModel()
endWithParent(() => process.exit(0))

process.on('message', (pixels: Uint8Array) => {
  model
    .then((score) => score(pixels))
    .then((score) => {
      process.send?.(score, () => {
        if (process.memoryUsage.rss() > memoryMax) process.exit(0)
      })
    })
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
})
