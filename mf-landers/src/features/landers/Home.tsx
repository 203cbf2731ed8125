import { limits, nicheGender, nicheOf } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { genderOf, JoinForm } from '../../widgets/join/JoinForm'
import type { LookingFor } from '../../widgets/join/JoinForm'
import { usePeople } from '../../entities/people/usePeople'
import { LanderFrame } from '../../widgets/lander-frame/LanderFrame'
import { landerMessages } from './messages'
import { nicheLead } from './landerTable'
import { Collage } from './scenes/Collage'
import { Reasons } from '../../widgets/reasons/Reasons'

/** The home page for visitors. */
export const Home = () => {
  const { formatMessage } = useIntl()
  const settings = useSettings()
  const niche = nicheOf(undefined, settings.niche)
  const [lookingFor, setLookingFor] = useState<LookingFor>(nicheGender(niche) ?? 'all')
  const people = usePeople(genderOf(lookingFor) ?? undefined)
  const lead = nicheLead(niche)
  return (
    <LanderFrame
      title={formatMessage(landerMessages.homeTitle)}
      lead={formatMessage(lead ?? landerMessages.lead, { count: limits.freeMessages })}
      act={<JoinForm lookingFor={lookingFor} onLookingFor={setLookingFor} />}
      scene={<Collage people={people} />}
    >
      <section css={howStyle}>
        <h2>{formatMessage(landerMessages.how)}</h2>
        <Reasons />
        <LinkButton to="/members" variant="outline">
          {formatMessage(landerMessages.browse)}
        </LinkButton>
      </section>
    </LanderFrame>
  )
}

const howStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s7);
  padding: var(--s9) var(--s5) var(--s10);
  border-top: 1px solid rgb(255 255 255 / 0.16);
  color: var(--on-dark);
  > h2 {
    font-size: var(--t-3xl);
    text-align: center;
  }
  > ul p {
    display: block !important;
  }
`
