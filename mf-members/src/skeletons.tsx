import { publishSkeletons } from '@duetto/shared/platform/prerender'
import { contract } from './contract'
import { shapes } from './shapes'

export const { draw } = publishSkeletons(contract, shapes)
