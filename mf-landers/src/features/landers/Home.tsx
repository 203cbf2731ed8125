import { nicheBodyTypes, nicheGender, nicheMinAge, nicheOf } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePeople } from '../../entities/people/usePeople'
import { genderOf, JoinForm } from '../../widgets/join/JoinForm'
import type { LookingFor } from '../../widgets/join/JoinForm'
import { LanderFrame } from '../../widgets/lander-frame/LanderFrame'
import { useLanderView } from '../../widgets/lander-frame/useLanderView'
import { offer } from '../../widgets/reasons/reasonList'
import { reasonMessages } from '../../widgets/reasons/reasonMessages'
import { useSharedTexts } from '../../entities/content/useLanderTexts'
import { HomeSections } from './HomeSections'
import { homeMessages } from './homeMessages'
import { Collage } from './scenes/Collage'

export const Home = () => {
  const { formatMessage } = useIntl()
  useLanderView()
  const settings = useSettings()
  const niche = nicheOf(undefined, settings.niche)
  const [lookingFor, setLookingFor] = useState<LookingFor>(nicheGender(niche) ?? 'all')
  const people = usePeople({
    gender: genderOf(lookingFor) ?? undefined,
    min_age: nicheMinAge(niche),
    body_type: nicheBodyTypes(niche),
  })
  const { title: ofNiche, lead } = useSharedTexts(niche)
  const title = ofNiche ?? formatMessage(homeMessages.title)
  return (
    <LanderFrame
      layout="backdrop"
      title={title}
      lead={lead}
      shortLead={formatMessage(reasonMessages.freeTitle, offer)}
      act={<JoinForm lookingFor={lookingFor} onLookingFor={setLookingFor} />}
      scene={<Collage people={people} earlyIndex={(index) => index} />}
    >
      <HomeSections people={people} title={title} lead={lead} />
    </LanderFrame>
  )
}
