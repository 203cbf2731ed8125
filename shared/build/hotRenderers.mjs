/**
 * Runs in the shell's page in development, before React DOM. Each remote has a Fast Refresh of its own that comes later than the
 * one React DOM, so it must find it among the renderers.
 */
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
const { inject } = hook
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}
