/**
 * Runs in the shell's page in development, before React DOM. Each remote has its own Fast Refresh that loads
 * after the single React DOM, so it must find it among the renderers.
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
