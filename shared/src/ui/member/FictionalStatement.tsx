import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { fictionalAnswersText, fictionalTitle } from '../../i18n'
import { FictionalContext } from './FictionalContext'

/** States that a profile is fictional and who replies for it (TRUST-01). */
export const FictionalStatement = ({ name }: { name: string }) => {
  const intl = useIntl()
  const settings = useContext(FictionalContext)
  return (
    <>
      <b>{fictionalTitle(intl, name)}</b> {fictionalAnswersText(intl, settings)}
    </>
  )
}
