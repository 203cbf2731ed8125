/**
 * Development only. Records React DOM in the `renderers` of the React DevTools hook, where the remotes' Fast Refresh
 * runtimes look for it, because they load later. Must run before React DOM.
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
