import { nicheBodyTypes, nicheGender, nicheMinAge, nicheOf } from '@duetto/shared/domain'
import { usePageTitle, useSettings } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { landers, membersIn } from '../../entities/content/landers'
import type { LanderName } from '../../entities/content/landers'
import { useLanderTexts } from '../../entities/content/useLanderTexts'
import { SCENE_PEOPLE } from '../../entities/people/scenePeople'
import { usePeople } from '../../entities/people/usePeople'
import { genderOf, JoinForm } from '../../widgets/join/JoinForm'
import { LanderFrame } from '../../widgets/lander-frame/LanderFrame'
import { useLanderView } from '../../widgets/lander-frame/useLanderView'
import { offer } from '../../widgets/reasons/reasonList'
import { reasonMessages } from '../../widgets/reasons/reasonMessages'
import { Reasons } from '../../widgets/reasons/Reasons'
import { homeMessages } from './homeMessages'
import { scenes } from './scenes/sceneTable'
import type { Answers } from './scenes/types'

const rotated = <Item,>(list: readonly Item[] | null, first: number): readonly Item[] | null =>
  list && [...list.slice(first % list.length), ...list.slice(0, first % list.length)]

export const Lander = ({ name }: { name: LanderName }) => {
  const { slug } = useParams()
  const settings = useSettings()
  const options = landers[name]
  const { scene, firstPerson } = options
  const niche = nicheOf(slug, settings.niche)
  const [answers, setAnswers] = useState<Answers>({
    // The conversation scene asks whom the visitor is looking for.
    lookingFor: nicheGender(niche) ?? (scene === 'conversation' ? undefined : 'all'),
    interests: [],
  })
  const change = (part: Partial<Answers>): void => setAnswers((before) => ({ ...before, ...part }))
  const people = usePeople(
    {
      gender: genderOf(answers.lookingFor) ?? undefined,
      min_age: nicheMinAge(niche),
      body_type: nicheBodyTypes(niche),
      with_prompt: scene === 'feed' ? 1 : undefined,
    },
    membersIn[scene] !== 'never',
  )
  const { formatMessage } = useIntl()
  const { title, lead } = useLanderTexts(name, niche)
  usePageTitle(title)
  useLanderView()
  const { Scene, layout, hasForm } = scenes[scene]
  const form = (
    <JoinForm
      lookingFor={answers.lookingFor}
      onLookingFor={(lookingFor) => change({ lookingFor })}
      interests={answers.interests}
    />
  )
  return (
    <LanderFrame
      layout={layout}
      title={title}
      lead={lead}
      shortLead={formatMessage(reasonMessages.freeTitle, offer)}
      act={hasForm ? null : form}
      scene={
        <Scene
          people={rotated(people, firstPerson)}
          earlyIndex={(index) => (firstPerson + index) % SCENE_PEOPLE}
          answers={answers}
          onAnswer={change}
          options={options}
          niche={niche}
          form={form}
        />
      }
    >
      <section css={reasonsStyle}>
        <Reasons />
        <LinkButton to="/members" variant="outline">
          {formatMessage(homeMessages.browse)}
        </LinkButton>
      </section>
    </LanderFrame>
  )
}

const reasonsStyle = css`
  display: grid;
  gap: var(--s6);
  justify-items: start;
  padding: var(--s8) max(var(--s6), (100% - 1320px) / 2 + var(--s6));
  background: var(--bg);
  color: var(--ink);
  @media (max-width: 575px) {
    padding-inline: var(--s4);
  }
`
