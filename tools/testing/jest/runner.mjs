import vm from 'node:vm'
import circus from 'jest-circus/runner'
import { embeddedDatabases } from './embeddedDatabases.mjs'
import { stopObservers } from './observers.mjs'
import { stopStorages } from './storages.mjs'

/**
 * Jest passes V8 a dynamic import callback with every module, which prevents V8 from caching compiled code. To save
 * CPU time, this compiles modules without dynamic imports as scripts, once per process.
 */
const dynamicImport = /\bimport\s*\(/
const { compileFunction } = vm

vm.compileFunction = (source, parameters, options) => {
  if (!options?.parsingContext || dynamicImport.test(source))
    return compileFunction(source, parameters, options)
  const { filename, parsingContext } = options
  const head = `(function (${parameters.join()}) {`
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  return script.runInContext(parsingContext)
}

export default async (globalConfig, config, environment, ...rest) => {
  environment.global.embeddedDatabases = embeddedDatabases
  try {
    return await circus.default(globalConfig, config, environment, ...rest)
  } finally {
    stopObservers()
    stopStorages()
  }
}
