/**
 * Development only. The remotes' Fast Refresh runtimes load after React DOM and look for it in `renderers`. This module
 * adds it there, so it must run before React DOM.
 */
export {}

interface Hook {
  renderers: Map<number, unknown>
  inject: (renderer: unknown) => number
}
declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook
}

const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
const { inject } = hook
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}
