import { join } from 'node:path'
import { viewers } from './screens'
import type { Viewer } from './screens'

const list = (name: string, all: readonly string[]): readonly string[] => process.env[name]?.split(',') ?? all

export const output = process.env.SHOTS_FOLDER ?? join(__dirname, '../../.cache/shots')
export const widths = list('SHOTS_WIDTHS', ['320', '390', '768', '1440']).map(Number)
export const [language = 'en'] = list('SHOTS_LANGUAGE', ['en'])
export const viewersChosen = list('SHOTS_VIEWERS', Object.keys(viewers)) as Viewer[]
export const themes = list('SHOTS_THEMES', ['light', 'dark']) as ('light' | 'dark')[]
export const part = process.env.SHOTS_PATH ?? ''
export const isWhole = process.env.SHOTS_WHOLE === '1'
