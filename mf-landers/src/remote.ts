import type { LoadCatalogue } from '@duetto/shared/i18n'
import { defineRemote } from '@duetto/shared/platform'
import { profileTexts } from '@duetto/shared/texts/profile'
import { contract } from './contract'

const loadLocale: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`)
const loadContent: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./content/locales/${locale}.json`)
export const catalogues: readonly LoadCatalogue[] = [loadLocale, loadContent, profileTexts]

export const remote = defineRemote({ contract, catalogues })
