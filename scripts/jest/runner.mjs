import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import circus from 'jest-circus/runner'

/**
 * Jest compiles every module anew for each file of tests: V8 keeps no code of a function that may import dynamically,
 * which jest says of all of them. As scripts, those that import nothing dynamically are compiled once in a process.
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

/** V8 compiles the same WebAssembly once and improves it, as long as something holds it. */
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
