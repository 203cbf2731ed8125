/** @jest-environment node */
import { addNames } from './facade'

const namesOf = (text: string) => {
  const used = { 'react-intl': new Set<string>(), 'react-router': new Set<string>() }
  addNames(text, used)
  return [...used['react-intl']].sort()
}

describe('[SPLIT-03] names that a file uses from a shared library', () => {
  it.each([
    [`import { useIntl, FormattedMessage as Text } from 'react-intl'`, ['FormattedMessage', 'useIntl']],
    [`import {\n  useIntl, // of a form\n} from "react-intl"`, ['useIntl']],
    [`import Intl, { type IntlShape, useIntl } from 'react-intl'`, ['default', 'useIntl']],
    [`import type { IntlShape } from 'react-intl'`, []],
    [`import 'react-intl'`, []],
    [`export { useIntl as useTexts } from 'react-intl'`, ['useIntl']],
    [`export type { IntlShape } from 'react-intl'`, []],
    ["const text = `import { useIntl } from 'react-intl'`", []],
    [`// import { useIntl } from 'react-intl'`, []],
    [`import { useIntl } from './react-intl'`, []],
  ])('%s', (text, names) => expect(namesOf(text)).toEqual(names))

  it.each([`import * as intl from 'react-intl'`, `export * from 'react-intl'`])(
    'are not all of them: %s',
    (text) => expect(() => namesOf(text)).toThrow(/imports all of react-intl/),
  )
})
