import type { Catalogues } from './elision'

/** Finds punctuation that a plain space may leave alone at the start of a line. */
const plainSpace = / (?=[!?:;»](?:\s|<|$))|(?<=«) /u

export const listFrenchSpaces = ({ fr = {} }: Catalogues): string =>
  Object.entries(fr)
    .filter(([, text]) => plainSpace.test(text))
    .map(([id]) => `fr: ${id}: use a narrow no-break space (U+202F) before ! ? : ; » and after «`)
    .join('\n')
