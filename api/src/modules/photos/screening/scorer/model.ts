import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModel } from '@tensorflow/tfjs-converter'
import { div, expandDims, setBackend, tensor3d, tidy } from '@tensorflow/tfjs-core'
import type { Tensor, io } from '@tensorflow/tfjs-core'
import { modelPx } from './Scorer'

interface ModelFile {
  modelTopology: object
  weightsManifest: { weights: io.WeightsManifestEntry[] }[]
}

/** In the order of the model's outputs. */
const classes = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
const explicitClasses: readonly string[] = ['hentai', 'porn']

const require = createRequire(import.meta.url)
const parts = ['group1-shard1of2.min.js', 'group1-shard2of2.min.js']

const findFolders = (): { model: string; wasm: string } => {
  const here = import.meta.dirname
  if (existsSync(join(here, 'model.min.js'))) return { model: here, wasm: here }
  return {
    model: join(dirname(require.resolve('nsfwjs')), '../models/mobilenet_v2_mid'),
    wasm: dirname(require.resolve('@tensorflow/tfjs-backend-wasm')),
  }
}

const readModel = (folder: string): io.ModelArtifacts => {
  const { modelTopology, weightsManifest } = require(join(folder, 'model.min.js')) as ModelFile
  const weights = parts.map((part) => Buffer.from(require(join(folder, part)) as string, 'base64'))
  return {
    modelTopology,
    weightSpecs: weightsManifest.flatMap((group) => group.weights),
    weightData: new Uint8Array(Buffer.concat(weights)).buffer,
  }
}

export const loadModel = async (): Promise<(pixels: Uint8Array) => Promise<number>> => {
  const folders = findFolders()
  setWasmPaths(folders.wasm + sep)
  setThreadsCount(1)
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly is not available')
  const model = await loadGraphModel({ load: () => Promise.resolve(readModel(folders.model)) })
  return async (pixels) => {
    const shape: [number, number, number] = [modelPx, modelPx, 3]
    const output = tidy(
      () => model.predict(expandDims(div(tensor3d(Float32Array.from(pixels), shape), 255), 0)) as Tensor,
    )
    const chances = await output.data()
    output.dispose()
    return classes.reduce((sum, name, i) => sum + (explicitClasses.includes(name) ? (chances[i] ?? 0) : 0), 0)
  }
}
