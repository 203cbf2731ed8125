import { publishSkeletons } from '@duetto/shared/platform/static'
import { contract } from './contract'
import { shapes } from './shapes'

export const { draw } = publishSkeletons(contract, shapes)
