import { prerenderPages } from '@duetto/shared/platform/prerender'
import { contract } from './contract'
import { skeletons } from './skeletons'

export const prerender = prerenderPages({ contract, skeletons })
