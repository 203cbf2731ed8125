import { da } from './da'
import { en } from './en'
import { es } from './es'
import { fi } from './fi'
import { fr } from './fr'
import { nl } from './nl'
import { no } from './no'
import { pl } from './pl'
import { sv } from './sv'

/** By language. */
export const samples = { da, en, es, fi, fr, nl, no, pl, sv }
