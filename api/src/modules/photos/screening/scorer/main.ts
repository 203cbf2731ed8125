/**
 * Worker process of the explicit-image classifier. Receives 224×224 RGB pixels and replies with the probability, from 0
 * to 1, that the picture is explicit. It decodes no image files, so a malicious file cannot attack a decoder here. Its
 * environment is empty, so an exploit finds no secrets.
 */
import { endWithParent } from '../../../../infra/endWithParent'
import { loadModel } from './model'

/** Resident memory in bytes above which the process exits after its reply. */
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
