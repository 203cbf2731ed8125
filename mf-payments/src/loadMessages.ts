import type { LoadMessages } from '@duetto/shared/platform'

/** Catalogues that exist; English stands in the code, and for what is not here. */
const catalogues: Partial<Record<Parameters<LoadMessages>[0], () => Promise<{ default: object }>>> = {
  it: () => import(/* webpackChunkName: "locale-it" */ './locales/it.json'),
}

export const loadMessages: LoadMessages = async (locale) => {
  const load = catalogues[locale]
  return load ? ((await load()).default as Awaited<ReturnType<LoadMessages>>) : {}
}
