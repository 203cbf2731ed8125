import type { LoadCatalogue } from '@duetto/shared/i18n'
import { defineRemote } from '@duetto/shared/platform'
import { profileTexts } from '@duetto/shared/texts/profile'
import { contract } from './contract'

const locales: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`)

export const remote = defineRemote({ contract, catalogues: [locales, profileTexts] })
