import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import circus from 'jest-circus/runner'

/**
 * Jest compiles every module again for each test file: it passes a callback for dynamic imports with all of them, and V8 then caches
 * no code. Compiled as scripts without it, modules that import nothing dynamically are compiled once per process.
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

/** V8 reuses compiled WebAssembly, and its optimised code, for as long as something references it. */
const held = new Map()
const holdWebAssembly = (file) => {
  const code = held.get(file) ?? WebAssembly.compile(readFileSync(file))
  held.set(file, code)
  return code
}

export default (globalConfig, config, environment, ...rest) => {
  environment.global.holdWebAssembly = holdWebAssembly
  return circus.default(globalConfig, config, environment, ...rest)
}
