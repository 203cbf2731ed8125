import { renderRemote } from '@duetto/shared/testing'
import { useFictionalWords } from './useFictionalWords'

const Sentence = () => <p>Hide {useFictionalWords().plural}</p>

it.each([
  ['en', 'Invented profiles', 'Hide invented profiles'],
  ['it', 'Profili inventati', 'Hide fictional profiles'],
])(
  '[TRUST-01] with settings in %s, the middle of an English sentence has their words or ours',
  (language, plural, text) => {
    const { container } = renderRemote(<Sentence />, {
      settings: { domain_language: language as 'en', fictional_plural: plural },
    })
    expect(container).toHaveTextContent(text)
  },
)
