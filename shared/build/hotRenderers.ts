/**
 * Development only; must run before React DOM. The remotes' Fast Refresh runtimes load later and look for React DOM in
 * the `renderers` of the React DevTools hook, so this module records it there.
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
