import type { LoadCatalogue } from '@duetto/shared/i18n'
import { defineRemote } from '@duetto/shared/platform'

import { contract } from './contract'

export const loadLocale: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`)

export const remote = defineRemote({ contract, catalogues: [loadLocale] })
