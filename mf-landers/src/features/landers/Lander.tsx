import { limits, nicheGender, nicheOf } from '@duetto/shared/domain'
import { usePageTitle, useSettings } from '@duetto/shared/platform'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { genderOf, JoinForm } from '../../widgets/join/JoinForm'
import type { LookingFor } from '../../widgets/join/JoinForm'
import { usePeople } from '../../entities/people/usePeople'
import { LanderFrame } from '../../widgets/lander-frame/LanderFrame'
import { factsOf, nicheLead } from './landerTable'
import type { LanderName } from './landerTable'
import { landerMessages } from './messages'

/** /landers/{name}/{slug?}: the slug's prefix selects the niche's texts and faces. */
export const Lander = ({ name }: { name: LanderName }) => {
  const { formatMessage } = useIntl()
  const { slug } = useParams()
  const settings = useSettings()
  const niche = nicheOf(slug, settings.niche)
  const [lookingFor, setLookingFor] = useState<LookingFor>(nicheGender(niche) ?? 'all')
  const people = usePeople(genderOf(lookingFor) ?? undefined)
  const { title, lead, Scene } = factsOf(name)
  const headline = formatMessage(title)
  usePageTitle(headline)
  return (
    <LanderFrame
      title={headline}
      lead={formatMessage(nicheLead(niche) ?? lead ?? landerMessages.lead, { count: limits.freeMessages })}
      act={<JoinForm lookingFor={lookingFor} onLookingFor={setLookingFor} />}
      scene={<Scene people={people} lookingFor={genderOf(lookingFor)} />}
    />
  )
}
