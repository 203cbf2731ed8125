/**
 * Development only; runs before React DOM. Each remote's own Fast Refresh loads after React DOM, so this registers
 * React DOM where it is found.
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
